// Secret tiles: visible to their owner, face down for everybody else (GC-3.12).
import { type ScoreSheet, UNKNOWN } from '@boardwright/engine';
import { Icon, Piece, signed } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { missionLimit } from '../scoring/missions.ts';
import type { G } from '../state.ts';
import { itemWord, missionRule, missionWord } from '../tiles.ts';
import { backArt, itemArt, relicArt, Token } from './symbols/tiles.tsx';
import { useContent } from './use-content.ts';
import { type Teller, times } from './view.ts';

interface Props {
  readonly tell: Teller;
  readonly g: G;
  readonly p: number;
  readonly isMine: boolean; // belongs to the viewer
  readonly lines: ScoreSheet['lines'];
}

export const Secrets = memo(function Secrets({ tell, g, p, isMine, lines }: Props): ReactNode {
  const [missions, items, collection] = [g.missions[p] ?? [], g.items[p] ?? [], g.collections[p] ?? -1];
  if (missions.length === 0 && items.length === 0 && collection === -1) return null;
  const isOpen = ![...missions, ...items, collection].includes(UNKNOWN);
  return (
    <div className={isOpen ? 'gc-secrets gc-own' : 'gc-secrets'}>
      {isOpen && isMine && !g.over && (
        <span className="gc-eye" title={tell.text('ui.onlyYou')}>
          <Icon name="eye" size={15} />
        </span>
      )}
      {collection !== -1 && <CollectionTile tell={tell} id={collection} />}
      <MissionTiles tell={tell} missions={missions} lines={lines} />
      <ItemTiles tell={tell} items={items} />
    </div>
  );
});

const CollectionTile = memo(function CollectionTile({
  tell,
  id,
}: {
  readonly tell: Teller;
  readonly id: number;
}): ReactNode {
  const content = useContent();
  const collection = content.collections[id];
  if (collection === undefined)
    return (
      <Piece as="span" className="gc-good" name={tell.text('ui.hiddenCollection')} rule="GC-2.4">
        <Token size={20} art={backArt('relic')} />
      </Piece>
    );
  const { coveted, liked, other } = content.relicGold;
  return (
    <Piece
      as="span"
      className="gc-collection"
      name={tell.text('ui.collection')}
      about={tell.text('about:collection')}
      rule="GC-15.5"
    >
      <Token size={20} art={relicArt(collection.coveted)} />
      <b>{coveted}</b>
      <Token size={20} art={relicArt(collection.liked)} />
      <b>{liked}</b>
      <Token size={20} art={relicArt()} />
      <b>{other}</b>
    </Piece>
  );
});

interface MissionsProps {
  readonly tell: Teller;
  readonly missions: readonly number[];
  readonly lines: ScoreSheet['lines'];
}
function MissionTiles({ tell, missions, lines }: MissionsProps): ReactNode {
  const content = useContent();
  if (missions.length === 0) return null;
  if (missions.includes(UNKNOWN))
    return <Hidden name={tell.text('ui.hiddenMissions', { n: missions.length })} n={missions.length} wax />;
  return missions.map((mission, i) => {
    const word = missionWord(content, mission);
    const gold = lines.find(({ source }) => source === word)?.points ?? 0;
    return <MissionTile key={i} tell={tell} mission={mission} gold={gold} />;
  });
}

interface MissionProps {
  readonly tell: Teller;
  readonly mission: number;
  readonly gold: number; // what it pays now
}
const MissionTile = memo(function MissionTile({ tell, mission, gold }: MissionProps): ReactNode {
  const content = useContent();
  const word = missionWord(content, mission);
  const tile = content.missions[mission];
  const limit = tile === undefined ? null : missionLimit(tile);
  return (
    <Piece as="span" className="gc-good gc-task" id={word} name={tell.word(word)} rule={missionRule(content, mission)}>
      <Token size={20} art={backArt('mission')} />
      <span className="gc-task-name">{tell.text(`term.${tile?.id ?? ''}`)}</span>
      <b>{limit === null ? signed(gold) : `${gold}/${limit}`}</b>
    </Piece>
  );
});

interface ItemsProps {
  readonly tell: Teller;
  readonly items: readonly number[];
}
function ItemTiles({ tell, items }: ItemsProps): ReactNode {
  if (items.length === 0) return null;
  if (items.includes(UNKNOWN))
    return <Hidden name={tell.text('ui.hiddenItems', { n: items.length })} n={items.length} />;
  return items.map((item, i) => <ItemTile key={i} tell={tell} item={item} />);
}

const ItemTile = memo(function ItemTile({ tell, item }: { readonly tell: Teller; readonly item: number }): ReactNode {
  return (
    <Piece
      as="span"
      className="gc-good"
      id={itemWord(item)}
      name={tell.word(itemWord(item))}
      about={tell.text('about:item')}
      rule="GC-15.3"
    >
      <Token size={22} art={itemArt(item)} />
    </Piece>
  );
});

interface HiddenProps {
  readonly name: string;
  readonly n: number;
  readonly wax?: boolean;
}
const Hidden = memo(function Hidden({ name, n, wax }: HiddenProps): ReactNode {
  return (
    <Piece as="span" className="gc-good" name={name} rule="GC-3.12">
      {times(n).map(i => (
        <Token key={i} size={20} art={backArt(wax === true ? 'mission' : 'item')} />
      ))}
    </Piece>
  );
});
