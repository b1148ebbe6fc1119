// A value of any shape, read-only or editable in place.
import { generalPlace, type Path, placeOf, type Shape } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { memo, type ReactNode, use, useId } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { Back, idOfWrong, MarkAt, Named, Wrong } from './about-value.tsx';
import { ProblemsContext, useEditing } from './context.ts';
import { blankOf, oneMore, typedNumber, variantOf } from './draft.ts';

interface Props<S = Shape> {
  readonly shape: S;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly isSmall?: boolean; // one of many: its name is not shown
}
type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;
type NamedValues = Readonly<Record<string, unknown>>;

const isNamedValues = (value: unknown): value is NamedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A section may have hundreds of values: only those that changed are drawn again. */
export const Value = memo(function Value(props: Props): ReactNode {
  const { shape, value } = props;
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value) ? <ListValue {...props} shape={shape} /> : <Unreadable {...props} />;
    case 'fields':
      return isNamedValues(value) ? <FieldsValue {...props} shape={shape} /> : <Unreadable {...props} />;
    case 'table':
      return isNamedValues(value) ? <TableValue {...props} shape={shape} /> : <Unreadable {...props} />;
    case 'variants':
      return isNamedValues(value) ? <VariantsValue {...props} shape={shape} /> : <Unreadable {...props} />;
    case 'orElse':
      return <Value {...props} shape={shape.each} value={value ?? shape.otherwise} />;
    case 'orNull':
      return shape.each.kind === 'choice' ? <Leaf {...props} /> : <MaybeValue {...props} shape={shape} />;
    default:
      return <Leaf {...props} />;
  }
}, isSameValue);

function isSameValue(a: Props, b: Props): boolean {
  return a.shape === b.shape && a.value === b.value && a.label === b.label && placeOf(a.path) === placeOf(b.path);
}

/** A file may contain anything: a value that does not fit at all can be reset to the standard. */
function Unreadable({ value, path, label }: Props): ReactNode {
  const text = useText();
  return (
    <Group path={path} label={label} value={value}>
      <p className="muted">{text('editions.unreadable')}</p>
    </Group>
  );
}

interface GroupProps {
  readonly path: Path;
  readonly label: string;
  readonly value: unknown;
  readonly children: ReactNode;
  readonly remove?: ReactNode;
}

/** Values that belong together, under a name. The sections of the page already have theirs in their headings. */
function Group({ path, label, value, children, remove }: GroupProps): ReactNode {
  const isSection = path.length === 1;
  return (
    <fieldset className="value-group" aria-label={label} data-place={placeOf(path)}>
      {!isSection && (
        <div className="value-head">
          <Named path={path} label={label} />
          <MarkAt path={path} />
          <Back path={path} value={value} label={label} />
          {remove}
        </div>
      )}
      <Wrong path={path} value={value} />
      {children}
    </fieldset>
  );
}

const isLeaf = (shape: Shape): boolean =>
  shape.kind === 'whole' ||
  shape.kind === 'choice' ||
  shape.kind === 'flag' ||
  shape.kind === 'id' ||
  shape.kind === 'name' ||
  ((shape.kind === 'orNull' || shape.kind === 'orElse') && isLeaf(shape.each));

interface FieldsProps {
  readonly of: Readonly<Record<string, Shape>>;
  readonly value: NamedValues;
  readonly path: Path;
  readonly first?: ReactNode;
}

/** Small values are side by side, larger ones below. What has a name of its own needs no id on the page, unless that is wrong. */
function Fields({ of, value, path, first }: FieldsProps): ReactNode {
  const { known } = useEditing();
  const problems = use(ProblemsContext);
  const isHidden = (key: string, shape: Shape): boolean =>
    shape.kind === 'id' && of.name !== undefined && !problems.has(placeOf([...path, key]));
  const each = (wanted: boolean): ReactNode[] =>
    Object.entries(of)
      .filter(([key, shape]) => isLeaf(shape) === wanted && !isHidden(key, shape))
      .map(([key, shape]) => {
        const at = [...path, key];
        return <Value key={key} shape={shape} value={value[key]} path={at} label={known.label(generalPlace(at))} />;
      });
  const small = each(true);
  return (
    <>
      {(small.length > 0 || first !== undefined) && (
        <div className="value-row">
          {first}
          {small}
        </div>
      )}
      {each(false)}
    </>
  );
}

function FieldsValue({ shape, value, path, label }: Props<Of<'fields'>>): ReactNode {
  return (
    <Group path={path} label={label} value={value}>
      <Fields of={shape.of} value={value as NamedValues} path={path} />
    </Group>
  );
}

function VariantsValue({ shape, value, path, label }: Props<Of<'variants'>>): ReactNode {
  const { known } = useEditing();
  const now = value as NamedValues;
  const kind = now[shape.by];
  const at = [...path, shape.by];
  const of = typeof kind === 'string' ? (shape.of[kind] ?? {}) : {};
  const asKind: Of<'choice'> = { kind: 'choice', of: Object.keys(shape.of) };
  const change = (_: Path, chosen: unknown): [Path, unknown] => [path, variantOf(shape, chosen as string, now)];
  return (
    <Group path={path} label={label} value={value}>
      <Fields
        of={of}
        value={now}
        path={path}
        first={
          <Leaf
            shape={asKind}
            value={kind}
            path={at}
            label={known.label(generalPlace(at))}
            instead={change}
            choices={path}
          />
        }
      />
    </Group>
  );
}

function MaybeValue({ shape, value, path, label }: Props<Of<'orNull'>>): ReactNode {
  const text = useText();
  const { change } = useEditing();
  return (
    <Group path={path} label={label} value={value}>
      <label className="check">
        <input
          type="checkbox"
          checked={value === null}
          disabled={change === null}
          onChange={event => change?.(path, event.target.checked ? null : blankOf(shape.each))}
        />
        {text('editions.noOne')}
      </label>
      {value !== null && <Value shape={shape.each} value={value} path={path} label={label} />}
    </Group>
  );
}

function RemoveButton({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }): ReactNode {
  const text = useText();
  const told = text('editions.removeOf', { what });
  return (
    <button type="button" className="tool remove" aria-label={told} title={told} onClick={onRemove}>
      <Icon name="x" size={16} />
    </button>
  );
}

function ListValue({ shape, value, path, label }: Props<Of<'list'>>): ReactNode {
  const text = useText();
  const { known, change } = useEditing();
  const list = value as readonly Json[];
  const small = isLeaf(shape.each);
  const removeAt = (i: number): (() => void) | null =>
    change !== null && list.length > shape.min
      ? () =>
          change(
            path,
            list.filter((_, j) => j !== i),
          )
      : null;
  const entries = list.map((each, i) => {
    const at = [...path, i];
    const remove = removeAt(i);
    const what = text('editions.entry', { what: label, n: i + 1 });
    const button = remove !== null && <RemoveButton what={what} onRemove={remove} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its position
      <li key={i}>
        {small && shape.max > 1 && (
          <span className="position" aria-hidden="true">
            {text('editions.number', { n: i + 1 })}
          </span>
        )}
        {!small && (
          <b className="entry-title">{titleOf(known.nameOfId, each) ?? text('editions.number', { n: i + 1 })}</b>
        )}
        <Value shape={shape.each} value={each} path={at} label={what} isSmall />
        {button}
      </li>
    );
  });
  return (
    <Group path={path} label={label} value={value}>
      <ol className={small ? 'value-list small' : 'value-list'}>{entries}</ol>
      {change !== null && list.length < shape.max && (
        <button
          type="button"
          className="btn soft small"
          aria-label={text('editions.addTo', { what: label })}
          onClick={() => change(path, [...list, oneMore(shape.each, list)])}
        >
          <Icon name="plus" />
          {text('editions.add')}
        </button>
      )}
    </Group>
  );
}

/** Cards have names: the owner's, or those of the game. */
function titleOf(nameOfId: (id: string) => string, entry: Json): string | null {
  if (!isNamedValues(entry) || typeof entry.id !== 'string') return null;
  return typeof entry.name === 'string' && entry.name !== '' ? entry.name : nameOfId(entry.id);
}

const isNumber = (key: string): boolean => /^\d+$/.test(key);

function TableValue({ shape, value, path, label }: Props<Of<'table'>>): ReactNode {
  const text = useText();
  const { known, change } = useEditing();
  const now = value as NamedValues;
  const used = Object.keys(now);
  const nameOf = (key: string): string => (isNumber(key) ? key : known.label(generalPlace([...path, key])));
  const free = (shape.keys ?? []).filter(key => !used.includes(key));
  const without = (key: string): NamedValues =>
    Object.fromEntries(Object.entries(now).filter(([each]) => each !== key));
  return (
    <Group path={path} label={label} value={value}>
      <ul className="value-list small">
        {used.map(key => (
          <li key={key}>
            <Value shape={shape.each} value={now[key]} path={[...path, key]} label={nameOf(key)} />
            {change !== null && used.length > shape.min && (
              <RemoveButton what={`${label}, ${nameOf(key)}`} onRemove={() => change(path, without(key))} />
            )}
          </li>
        ))}
        {used.length === 0 && <li className="muted">{text('editions.noOne')}</li>}
      </ul>
      {change !== null && used.length < shape.max && free.length > 0 && (
        <select
          className="add"
          aria-label={text('editions.addTo', { what: label })}
          value=""
          onChange={event => change(path, { ...now, [event.target.value]: blankOf(shape.each) })}
        >
          <option value="">{text('editions.add')}</option>
          {free.map(key => (
            <option key={key} value={key}>
              {nameOf(key)}
            </option>
          ))}
        </select>
      )}
    </Group>
  );
}

interface LeafProps extends Props {
  /** Edits another value instead of this one. */
  readonly instead?: (path: Path, value: unknown) => [Path, unknown];
  readonly choices?: Path; // the place whose names the choices use, if not their own
}

function Leaf({ shape, value, path, label, isSmall, instead, choices = path }: LeafProps): ReactNode {
  const id = useId();
  const { change } = useEditing();
  const wrong = use(ProblemsContext).has(placeOf(path));
  const set = (chosen: unknown): void => change?.(...(instead?.(path, chosen) ?? [path, chosen]));
  return (
    <div className={wrong ? 'value is-wrong' : 'value'} data-place={placeOf(path)}>
      <label htmlFor={id} className={isSmall === true ? 'unseen' : undefined}>
        <Named path={path} label={label} />
      </label>
      <span className="value-control">
        {change === null ? (
          <output id={id}>
            <Told shape={shape} value={value} choices={choices} />
          </output>
        ) : (
          <Control
            shape={shape}
            value={value}
            choices={choices}
            set={set}
            id={id}
            wrong={wrong ? idOfWrong(path) : undefined}
          />
        )}
        <MarkAt path={path} />
        {instead === undefined && <Back path={path} value={value} label={label} />}
      </span>
      <Wrong path={path} value={value} />
    </div>
  );
}

/** A read-only value. */
function Told({
  shape,
  value,
  choices,
}: {
  readonly shape: Shape;
  readonly value: unknown;
  readonly choices: Path;
}): ReactNode {
  const text = useText();
  const { known } = useEditing();
  if (shape.kind === 'flag') return value === true ? text('editions.yes') : text('editions.no');
  if (shape.kind === 'id') return known.nameOfId(String(value));
  if (value === null) return text('editions.noOne');
  if (shape.kind === 'whole' || !choicesOf(shape).includes(String(value))) return String(value);
  const place = `${generalPlace(choices)}.${String(value)}`;
  return (
    <>
      {known.picture(place, 20)}
      {known.label(place)}
    </>
  );
}

function choicesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'choice') return shape.of;
  return shape.kind === 'orNull' || shape.kind === 'orElse' ? choicesOf(shape.each) : [];
}

interface ControlProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly choices: Path;
  readonly set: (value: unknown) => void;
  readonly id: string;
  readonly wrong: string | undefined;
}

function Control({ shape, value, choices, set, id, wrong }: ControlProps): ReactNode {
  const about = { id, 'aria-invalid': wrong !== undefined, 'aria-describedby': wrong };
  if (shape.kind === 'flag')
    return <input type="checkbox" {...about} checked={value === true} onChange={event => set(event.target.checked)} />;
  if (shape.kind === 'whole' || shape.kind === 'id' || shape.kind === 'name') {
    const isWhole = shape.kind === 'whole';
    return (
      <input
        {...about}
        className={isWhole ? 'whole' : 'name'}
        inputMode={isWhole ? 'numeric' : 'text'}
        autoComplete="off"
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={event => set(isWhole ? typedNumber(event.target.value) : event.target.value)}
      />
    );
  }
  return <Choice shape={shape} value={value} choices={choices} set={set} about={about} />;
}

interface ChoiceProps extends Omit<ControlProps, 'id' | 'wrong'> {
  readonly about: object;
}

function Choice({ shape, value, choices, set, about }: ChoiceProps): ReactNode {
  const text = useText();
  const { known } = useEditing();
  const of = choicesOf(shape);
  const now = typeof value === 'string' ? value : '';
  const place = generalPlace(choices);
  const mayBeNone = shape.kind === 'orNull';
  return (
    <>
      {of.includes(now) && known.picture(`${place}.${now}`, 20)}
      <select {...about} value={now} onChange={event => set(event.target.value === '' ? null : event.target.value)}>
        {(mayBeNone || now === '') && <option value="">{text('editions.noOne')}</option>}
        {now !== '' && !of.includes(now) && <option value={now}>{now}</option>}
        {of.map(each => (
          <option key={each} value={each}>
            {known.label(`${place}.${each}`)}
          </option>
        ))}
      </select>
    </>
  );
}
