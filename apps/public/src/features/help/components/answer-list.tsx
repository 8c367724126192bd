import type { Answer, Help } from '@atrium/help/help';
import { AnswerItem } from '@atrium/ui/components/text/answer-item';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  answers: readonly Answer[];
  help: Help;
  /** Whether each says whose help it is. */
  isMixed: boolean;
  /** How the written text of an answer is shown. */
  renderText: (html: string) => ReactNode;
}

/** The question of the address is open and in view; a single one needs no press either. */
export function AnswerList({ answers, help, isMixed, renderText }: Props) {
  const { hash } = useLocation();
  const linked = decodeURIComponent(hash.slice(1));

  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView();
  }, [linked]);

  return answers.map((answer) => (
    <AnswerItem
      key={answer.id}
      id={answer.id}
      title={answer.title}
      note={isMixed ? help.titles[answer.audience] : undefined}
      isOpen={answer.id === linked || answers.length === 1}
    >
      {renderText(answer.html)}
    </AnswerItem>
  ));
}
