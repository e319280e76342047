import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * For a field that reacts while the user types. Text under composition (Japanese, Chinese, Korean, accents) is not final:
 * `onText` gets it once, when the composition ends. Show `composed` instead of the value unless it is null, and
 * spread `handlers` on the input.
 */
export function useComposition(onText: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  // A ref too: the events of one task precede the next render.
  const isComposing = useRef(false);
  return {
    composed,
    handlers: {
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = true;
        setComposed(currentTarget.value);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false;
        setComposed(null);
        onText(event.currentTarget.value);
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        if (isComposing.current) setComposed(value);
        else onText(value);
      },
    },
  };
}
