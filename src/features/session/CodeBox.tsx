import { TextInput, VisuallyHidden, type TextInputProps } from '@mantine/core';
import classes from './CodeBox.module.css';

/** Fixed, and never checked (S1 2, D-172). */
const CODE = '7K4M';

/** A box beside the code that it asks for. It may stay empty. */
export function CodeBox(props: TextInputProps) {
  return (
    <TextInput
      label="Code (optional)"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputContainer={(input) => (
        <div className={classes.row}>
          {input}
          <span className={classes.code}>
            <VisuallyHidden component="span">Displayed code: </VisuallyHidden>
            {CODE}
          </span>
        </div>
      )}
      {...props}
    />
  );
}
