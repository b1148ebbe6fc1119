// From the text of a lesson file to a lesson. docs/how-to-write-a-lesson.md is the reference of the format.
import { type Json, LANGUAGES, type Word } from '@boardwright/engine';
import type { Compared, Goal, InLanguages, Lesson, LessonStep, LessonTask, Miss } from '@boardwright/host';
import type { Node } from 'yaml';
import { event, leaves, POSITION, positionIn } from '../cases/parse.ts';
import { Source, unknown } from '../cases/read.ts';

const LESSON = ['title', 'about', 'minutes', 'pictures', 'rules', 'me', 'others', 'steps', 'end', ...POSITION];
const STEP = ['say', 'point', 'do', 'goal', 'show', 'during', 'wrong', 'otherwise', 'compare'];
const MISS = ['when', 'play', 'say'];
const GOAL = ['then', 'told'];

/** `03-place-a-worker.yaml` is the lesson `place-a-worker`. */
export const lessonId = (file: string): string => /([^/\\]+)\.yaml$/.exec(file)?.[1]?.replace(/^\d+-/, '') ?? file;

export function parseLesson(text: string, file: string): Lesson {
  const source = new Source(text, file);
  const root = source.root;
  if (root === null) throw source.bad({} as Node, 'a lesson is empty');
  const fields = fieldsOf(source, root, 'a lesson', LESSON, ['title', 'about', 'minutes', 'rules', 'steps', 'end']);
  const end = fieldsOf(source, get(fields, 'end'), 'the end', ['title', 'say'], ['title', 'say']);
  return {
    id: lessonId(file),
    title: inLanguages(source, get(fields, 'title')),
    about: inLanguages(source, get(fields, 'about')),
    minutes: source.wholeNumber(get(fields, 'minutes'), 'minutes'),
    pictures: texts(source, fields.get('pictures'), 'pictures'),
    rules: texts(source, fields.get('rules'), 'rules'),
    position: positionIn(source, fields),
    me: fields.has('me') ? source.seat(get(fields, 'me')) : 0,
    others: list(source, fields.get('others')).map(each => source.move(each)),
    steps: list(source, fields.get('steps')).map(each => stepIn(source, each)),
    end: { title: inLanguages(source, get(end, 'title')), say: inLanguages(source, get(end, 'say')) },
  };
}

type Fields = ReadonlyMap<string, Node>;
const get = (fields: Fields, key: string): Node => fields.get(key) as Node;
const list = (source: Source, node: Node | undefined): Node[] => (node === undefined ? [] : source.oneOrMore(node));
const texts = (source: Source, node: Node | undefined, what: string): string[] =>
  list(source, node).map(each => source.text(each, what));
const words = (source: Source, node: Node | undefined, what: string): Word[] => texts(source, node, what) as Word[];

/** The entries of a mapping, with known names, and those that it needs. */
function fieldsOf(
  source: Source,
  node: Node,
  what: string,
  known: readonly string[],
  needed: readonly string[],
): Fields {
  const fields = new Map(source.entries(node, what));
  for (const [key, value] of fields) if (!known.includes(key)) throw source.bad(value, unknown('field', key, known));
  for (const key of needed) if (!fields.has(key)) throw source.bad(node, `${what} needs "${key}"`);
  return fields;
}

function inLanguages(source: Source, node: Node): InLanguages {
  const fields = fieldsOf(source, node, 'a text', LANGUAGES, LANGUAGES);
  return Object.fromEntries(
    LANGUAGES.map(language => [language, source.text(get(fields, language), language).trim()]),
  ) as Record<(typeof LANGUAGES)[number], string>;
}

function stepIn(source: Source, node: Node): LessonStep {
  const fields = fieldsOf(source, node, 'a step', STEP, ['say']);
  return {
    say: inLanguages(source, get(fields, 'say')),
    point: texts(source, fields.get('point'), 'point'),
    task: fields.has('do') || fields.has('goal') ? taskIn(source, node) : null,
  };
}

function taskIn(source: Source, node: Node): LessonTask {
  const fields = fieldsOf(source, node, 'a step with something to do', STEP, ['do', 'goal', 'show', 'otherwise']);
  return {
    say: inLanguages(source, get(fields, 'do')),
    goal: goalIn(source, get(fields, 'goal')),
    show: words(source, fields.get('show'), 'show'),
    during: texts(source, fields.get('during'), 'during'),
    wrong: list(source, fields.get('wrong')).map(each => missIn(source, each)),
    otherwise: inLanguages(source, get(fields, 'otherwise')),
    compare: list(source, fields.get('compare')).map(each => comparedIn(source, each)),
  };
}

function goalIn(source: Source, node: Node): Goal {
  const fields = fieldsOf(source, node, 'a goal', GOAL, []);
  const table = fields.get('then');
  return {
    table: table === undefined ? [] : leaves(source, table, []),
    told: list(source, fields.get('told')).map((each): Readonly<Record<string, Json>> => event(source, each)),
  };
}

function missIn(source: Source, node: Node): Miss {
  const fields = fieldsOf(source, node, 'a wrong way', MISS, MISS);
  return {
    when: goalIn(source, get(fields, 'when')),
    play: words(source, fields.get('play'), 'play'),
    say: inLanguages(source, get(fields, 'say')),
  };
}

function comparedIn(source: Source, node: Node): Compared {
  const fields = fieldsOf(source, node, 'a comparison', ['read', 'name'], ['read', 'name']);
  return { read: source.text(get(fields, 'read'), 'read').split('.'), name: inLanguages(source, get(fields, 'name')) };
}
