// The areas of a table on the screen: below each other, or beside each other if it is wide enough.

import type { ToldArea } from '@boardwright/text';
import type { Screen } from '../terminal/screen.ts';
import { sideBySide, widest } from '../terminal/text.ts';
import { drawArea, drawPlayers, type IsOpen, isBoard } from './draw.ts';

/** Sentences are easier to read in columns of about this width. */
const LIST = 44;
const GAP = 2;
/** A single column is not wider: lines that are too long are hard to read. */
const WIDEST = 100;

/** Areas in the order in which one looks them over. Those of players that are alike stand together. */
type Group = readonly ToldArea[];

export function drawPage(screen: Screen, areas: readonly ToldArea[], isOpen: IsOpen): string[] {
  const groups = grouped(areas);
  const draw = (width: number) => (group: Group) => drawGroup(screen, group, width, isOpen);
  const boards = groups.filter(isDrawing);
  const lists = groups.filter(group => !isDrawing(group));
  if (lists.length === 0) return boards.flatMap(draw(screen.columns));
  const left = boards.map(draw(Math.min(screen.columns, Math.max(WIDEST, screen.columns - LIST - GAP))));
  const boardWidth = widest(left.flat());
  const rest = screen.columns - (boards.length === 0 ? 0 : boardWidth + GAP);
  if (screen.plain || rest < LIST)
    return groups.flatMap(group => draw(isDrawing(group) ? screen.columns : Math.min(screen.columns, WIDEST))(group));
  const count = Math.min(lists.length, Math.max(1, Math.floor((rest + GAP) / (LIST + GAP))));
  const each = Math.floor((rest - (count - 1) * GAP) / count);
  const columns = split(lists.map(draw(each)), count);
  if (boards.length === 0)
    return sideBySide(
      columns,
      columns.map(() => each),
    );
  return sideBySide(
    [boards.flatMap(draw(boardWidth)), ...columns],
    [boardWidth, ...columns.map(() => each)],
    ' '.repeat(GAP),
  );
}

const isDrawing = ([first]: Group): boolean => first !== undefined && isBoard(first);

const drawGroup = (screen: Screen, group: Group, width: number, isOpen: IsOpen): string[] =>
  isDrawing(group)
    ? group.flatMap(area => drawArea(screen, area, width, isOpen))
    : group.length > 1
      ? drawPlayers(screen, group, width, isOpen)
      : group.flatMap(area => drawArea(screen, area, width, isOpen));

function grouped(areas: readonly ToldArea[]): Group[] {
  const groups: ToldArea[][] = [];
  for (const area of areas) {
    const before = groups.at(-1);
    if (
      before?.[0] !== undefined &&
      area.seat !== undefined &&
      before[0].id === area.id &&
      before[0].seat !== undefined
    )
      before.push(area);
    else groups.push([area]);
  }
  return groups;
}

/** Blocks in their order in so many columns, about equally long. */
function split(blocks: readonly (readonly string[])[], count: number): string[][] {
  const most = Math.max(...blocks.map(block => block.length), Math.ceil(blocks.flat().length / count));
  const columns: string[][] = [[]];
  for (const block of blocks) {
    const last = columns.at(-1) as string[];
    if (last.length > 0 && last.length + block.length > most + 2 && columns.length < count) columns.push([...block]);
    else last.push(...block);
  }
  return columns;
}
