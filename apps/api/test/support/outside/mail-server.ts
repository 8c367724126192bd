import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: its envelope, and its source without the line breaks of its encoding. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}

/** What a server may answer to a recipient. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
}

/** A real SMTP server that keeps what it takes, and refuses what a test tells it to. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  /** Answers to the next recipients, in order; none: they are taken. */
  readonly refusals: Refusal[] = [];
  /** While set, a mail is taken only once it resolves. */
  hold: Promise<void> | undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const refusal = this.refusals.shift();
        if (!refusal) return done();
        done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          await this.hold;
          const { mailFrom, rcptTo } = session.envelope;
          this.arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString().replace(/=\r\n/g, ''),
          });
          done();
        });
      },
    });
  }

  /** @param port 0 takes a free one */
  static async start(port = 0): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => {
      mail.server.listen(port, '127.0.0.1', resolve);
    });
    return mail;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The mails to an address. */
  to(address: string): ArrivedMail[] {
    return this.arrived.filter(({ to }) => to.includes(address));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}
