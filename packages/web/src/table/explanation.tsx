// A piece explained: what it is, what it does, why it cannot be chosen now, and the paragraph of the rules about it.
import { type ReactNode, use } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Changes } from '../drawn/changes.tsx';
import { DrawnContext } from '../drawn/context.tsx';
import { tellsNow } from '../drawn/on-board.ts';
import type { Said } from '../drawn/tip.tsx';
import { type Chapter, type Paragraph, searchRules } from '../games/rule-book.ts';
import { useRules } from '../games/rules.ts';
import { CloseButton } from '../kit/close-button.tsx';
import { useText } from '../text/text.tsx';
import { RuleText } from './rule-text.tsx';

interface Props {
  readonly game: string;
  readonly said: Said;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

export function Explanation({ game, said, onRule, onClose }: Props): ReactNode {
  const text = useText();
  const chapters = useRules(game, text.language, use(DrawnContext)?.own ?? null);
  const { name, word, whyNot } = said;
  const about = said.about ?? (word && tellsNow(word)) ?? undefined;
  const paragraph = chapters === null ? undefined : paragraphAbout(chapters, said);
  const toRule = (id: string): void => {
    onClose();
    onRule(id);
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={isOpen => !isOpen && onClose()} isDismissable>
      <Modal className="modal panel explanation">
        <Dialog>
          <Heading slot="title">{name}</Heading>
          {about !== undefined && <p>{about}</p>}
          {word !== undefined && <Changes word={word} />}
          {whyNot !== undefined && <p className="refusal">{whyNot}</p>}
          {paragraph !== undefined && (
            <>
              <h3>
                <RuleText text={paragraph.id} onRule={toRule} /> {paragraph.title}
              </h3>
              <p>
                <RuleText text={paragraph.body.trim()} onRule={toRule} />
              </p>
            </>
          )}
          {chapters !== null && paragraph === undefined && <p className="muted">{text('explain.none')}</p>}
          <CloseButton onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The paragraph that the piece names, or else the first one that speaks of it by its name. */
function paragraphAbout(chapters: readonly Chapter[], { rule, whyRule, name }: Said): Paragraph | undefined {
  const wanted = rule ?? whyRule;
  if (wanted !== undefined) return chapters.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === wanted);
  const [beginning = ''] = name.split(/[,:(–]/);
  return searchRules(chapters, beginning).chapters[0]?.paragraphs[0];
}
