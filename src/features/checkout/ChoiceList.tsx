import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useId } from 'react';
import cards from './AddressForm.module.css';
import classes from './ChoiceList.module.css';

export interface Choice {
  /** Unique within the list. */
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** What it costs, at the end of the row. */
  readonly price?: string;
}

interface ChoiceListProps {
  title: string;
  choices: readonly Choice[];
  /** Null: none is chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
}

const PARTS = {
  root: classes.choice,
  body: classes.body,
  inner: classes.circle,
  labelWrapper: classes.text,
  label: classes.label,
};

/** One of several ways to pay or to ship: a card of rows, each of which can be pressed as a whole. */
export function ChoiceList({ title, choices, value, onChange }: ChoiceListProps) {
  const id = useId();
  return (
    <section className={cards.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* Mantine's Radio.Group names itself only by a label of its own, and the heading is the label here. */}
      <div role="radiogroup" aria-labelledby={id} className={classes.list}>
        {choices.map(({ price, label, ...choice }) => (
          <Radio
            key={choice.value}
            {...choice}
            name={`${id}choice`}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            classNames={PARTS}
            label={
              <>
                {label} {price && <span className={classes.price}>{price}</span>}
              </>
            }
          />
        ))}
      </div>
    </section>
  );
}
