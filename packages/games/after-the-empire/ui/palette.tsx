// What can be done in the Storehouse, with its price: choose a job, then press its places.
import { Piece, type TableNow, useKept, WordPicture } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { goods } from './goods.tsx';
import type { Tool } from './jobs.ts';
import { kept } from './kept.tsx';
import { useTool } from './shared.ts';

interface Props {
  readonly tell: TableNow['tell'];
  readonly tools: readonly Tool[];
  readonly words: ReadonlySet<string>; // that can be answered
}

/** Jobs that can be paid come first. */
export function Palette({ tell, tools, words, isShown }: Props & { readonly isShown: boolean }): ReactNode {
  const shown = useKept(tools.map(tool => ({ tool, can: tool.words.some(word => words.has(word)) })));
  return <Jobs tell={tell} tools={shown} isShown={isShown} />;
}

interface JobsProps {
  readonly tell: TableNow['tell'];
  readonly tools: readonly { readonly tool: Tool; readonly can: boolean }[];
}
const Jobs = kept(function Jobs({ tell, tools }: JobsProps): ReactNode {
  const [chosen] = useTool();
  return (
    <div className="ae-palette">
      {tools
        .toSorted((a, b) => Number(b.can) - Number(a.can))
        .map(({ tool, can }) => (
          <Job key={tool.key} tell={tell} tool={tool} can={can} isChosen={tool.key === chosen} />
        ))}
    </div>
  );
});

interface JobProps {
  readonly tell: TableNow['tell'];
  readonly tool: Tool;
  readonly can: boolean;
  readonly isChosen: boolean;
}
const Job = memo(function Job({ tell, tool, can, isChosen }: JobProps): ReactNode {
  const [, choose] = useTool();
  const { key, kind, piece, price, words } = tool;
  const name = tell.text('ui.tool', { kind, piece });
  return (
    <Piece
      id={`tool:${key}`}
      word={can ? undefined : words[0]}
      className={can ? 'ae-tool' : 'ae-tool ae-too-dear'}
      onPick={can ? () => choose(isChosen ? null : key) : undefined}
      picked={isChosen}
      name={name}
      about={tell.text('about:tool')}
      rule="AE-5.4"
    >
      <WordPicture word={words[0] ?? ''} size={18} />
      <span>{name}</span>
      {goods(price, 15)}
    </Piece>
  );
});
