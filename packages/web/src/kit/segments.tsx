// A choice of a few values side by side. Native radio buttons, so that keyboard and screen readers work.
import { type ReactNode, useId } from 'react';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly { readonly value: V; readonly label: ReactNode; readonly lang?: string }[];
  readonly onChange: (value: V) => void;
  readonly showLabel?: boolean;
  readonly id?: string; // for tests and tools
}

export function Segments<V extends string>({ label, value, values, onChange, showLabel, id }: Props<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments" data-choice={id}>
      <legend className={showLabel === true ? 'segments-label' : 'unseen'}>{label}</legend>
      <div className="segments-row">
        {values.map(each => (
          <label key={each.value} lang={each.lang}>
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
