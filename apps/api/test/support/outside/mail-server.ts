import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: its envelope, and its source, raw and without the line breaks of its encoding. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
  readonly raw: Buffer;
}

/** What a server may answer to a recipient. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
}

/** How a server may end a delivery once it has the whole mail: with an answer, by hanging up, or in silence. */
export type Fault = Refusal | 'drop' | 'silence';

/** A real SMTP server that keeps what it takes, and refuses what a test tells it to. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  /** Answers to the next recipients, in order; none: they are taken. */
  readonly refusals: Refusal[] = [];
  /** What happens to the next mails that it has read, in order; none: they are taken. */
  readonly faults: Fault[] = [];
  /** While set, a mail is taken only once it resolves. */
  hold: Promise<void> | undefined;
  private readonly server: SMTPServer;
  private readonly sockets = new Set<Socket>();

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const refusal = this.refusals.shift();
        if (!refusal) return done();
        done(refused(refusal));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          await this.hold;
          const fault = this.faults.shift();
          if (fault === 'silence') return;
          if (fault === 'drop') return this.breakOff();
          if (fault) return done(refused(fault));
          const { mailFrom, rcptTo } = session.envelope;
          const raw = Buffer.concat(chunks);
          this.arrived.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source: raw.toString().replace(/=\r\n/g, ''),
            raw,
          });
          done();
        });
      },
    });
  }

  /** @param port 0 takes a free one */
  static async start(port = 0): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.server.on('connection', (socket: Socket) => {
      mail.sockets.add(socket);
      socket.on('close', () => mail.sockets.delete(socket));
    });
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

  /** Ends every connection in the middle of what it does. */
  breakOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

const refused = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code });
