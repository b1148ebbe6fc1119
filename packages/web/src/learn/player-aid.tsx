// The game on one screen: its summary, the symbols, the way to the rule book. One key opens it at the table and closes it.
import './player-aid.css';
import { type ReactNode, use, useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { DrawnContext } from '../drawn/context.tsx';
import { nameOf } from '../games/catalogue.ts';
import type { Paragraph } from '../games/rule-book.ts';
import { useRules } from '../games/rules.ts';
import { useTeller } from '../games/texts.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { SymbolList } from '../table/legend.tsx';
import { RuleText } from '../table/rule-text.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly game: string;
  readonly onClose: () => void;
  readonly onRule: (id: string) => void;
}

/** Chapter 0 of every rule book is the game on one page. */
const isSummary = ({ id }: Paragraph): boolean => /-0\./.test(id);
const NOBODY: readonly string[] = [];

export function PlayerAid({ game, onClose, onRule }: Props): ReactNode {
  const text = useText();
  const edition = use(DrawnContext);
  const chapters = useRules(game, text.language, edition?.own ?? null);
  const toRule = (id: string): void => {
    onClose();
    onRule(id);
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={open => !open && onClose()} isDismissable>
      <Modal className="modal panel player-aid">
        <Dialog>
          <header>
            <Heading slot="title">{text('aid.title', { game: nameOf(game, text.language) })}</Heading>
            <button type="button" className="tool" aria-label={text('close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          {chapters === null ? (
            <Progress label={text('loading')} />
          ) : (
            <div className="aid-parts">
              {chapters
                .flatMap(({ paragraphs }) => paragraphs)
                .filter(isSummary)
                .map(({ id, title, body }) => (
                  <section key={id}>
                    <h3>{title}</h3>
                    <p>
                      <RuleText text={body.trim()} onRule={toRule} />
                    </p>
                  </section>
                ))}
              <Symbols game={game} />
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Symbols({ game }: Pick<Props, 'game'>): ReactNode {
  const text = useText();
  const id = useId();
  const edition = use(DrawnContext);
  const tell = useTeller(game, text.language, NOBODY, edition?.own ?? null);
  const legend = edition?.drawn.legend ?? [];
  if (tell === null || legend.length === 0) return null;
  return (
    <section className="aid-symbols">
      <h3 id={id}>{text('rules.legend', { n: legend.length })}</h3>
      <SymbolList words={legend} tell={tell} labelledBy={id} />
    </section>
  );
}
