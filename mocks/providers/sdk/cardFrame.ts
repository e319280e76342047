import type { CardFieldNamesValues, CardInputEventTypesValues } from '@square/web-payments-sdk-types';
import {
  asksForChallenge,
  brandOf,
  cardDetailsOf,
  cardErrors,
  formatExpiration,
  formatCardNumber,
  tokenOf,
  type CardInput,
} from './cardRules';
import type { FrameCalls, FrameMessage, FrameRequest } from './frameMessages';

const FIELDS: Record<CardFieldNamesValues, { label: string; autocomplete: string; placeholder: string }> = {
  cardNumber: { label: 'Card number', autocomplete: 'cc-number', placeholder: '4111 1111 1111 1111' },
  expirationDate: { label: 'Expiration', autocomplete: 'cc-exp', placeholder: 'MM/YY' },
  cvv: { label: 'CVV', autocomplete: 'cc-csc', placeholder: '111' },
  postalCode: { label: 'ZIP code', autocomplete: 'postal-code', placeholder: '94103' },
};
const NAMES = Object.keys(FIELDS) as CardFieldNamesValues[]; // the keys of FIELDS

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  :root { color-scheme: light; }
  body { background: transparent; color: var(--ink); font: 16px/1.4 system-ui, sans-serif; }
  form { display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px; padding: 3px; }
  /* A label that wraps must not push its field below the others. */
  label { display: grid; grid-column: span 2; align-content: end; gap: 4px; font-size: 14px; }
  label:first-child { grid-column: 1 / -1; }
  input { width: 100%; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--border); border-radius: var(--radius);
    background: var(--background); color: var(--ink); font: inherit; font-size: 16px; }
  input::placeholder { color: var(--placeholder); opacity: 1; }
  input:focus { border-color: var(--focus); outline: 2px solid var(--focus); }
  input[aria-invalid] { border-color: var(--danger); color: var(--danger); }
  p { grid-column: 1 / -1; color: var(--danger); font-size: 14px; }
  p:empty { display: none; }
`;

/** Renders the card's fields into this frame and replies to the SDK, which sends a port. */
function startCardFrame(): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const form = document.createElement('form');
  form.noValidate = true;
  const inputs = Object.fromEntries(NAMES.map((name) => [name, createInput(name)])) as Record<
    CardFieldNamesValues,
    HTMLInputElement
  >; // one for each name
  const message = document.createElement('p');
  message.id = 'message';
  message.role = 'status';
  form.append(...NAMES.map((name) => labelled(name, inputs[name])), message);
  document.head.append(style);
  document.body.append(form);

  let port: MessagePort | null = null;
  const send = (sent: FrameMessage) => port?.postMessage(sent);
  const input = (): CardInput => ({
    cardNumber: inputs.cardNumber.value,
    expirationDate: inputs.expirationDate.value,
    cvv: inputs.cvv.value,
    postalCode: inputs.postalCode.value,
  });
  const emit = (event: CardInputEventTypesValues, field: CardFieldNamesValues) =>
    send({ type: 'event', event, field, brand: brandOf(inputs.cardNumber.value), postalCode: inputs.postalCode.value });
  const setInvalid = (field: CardFieldNamesValues, isInvalid: boolean) => {
    if (inputs[field].hasAttribute('aria-invalid') === isInvalid) return;
    if (isInvalid) inputs[field].setAttribute('aria-invalid', 'true');
    else inputs[field].removeAttribute('aria-invalid');
    emit(isInvalid ? 'errorClassAdded' : 'errorClassRemoved', field);
  };
  const showErrors = () => {
    const errors = cardErrors(input());
    for (const name of NAMES)
      setInvalid(
        name,
        errors.some(({ field }) => field === name),
      );
    message.textContent = errors[0]?.message ?? '';
    return errors;
  };

  let brand = brandOf('');
  for (const name of NAMES) {
    const field = inputs[name];
    field.addEventListener('focus', () => emit('focusClassAdded', name));
    field.addEventListener('blur', () => emit('focusClassRemoved', name));
    field.addEventListener('input', () => {
      if (name === 'cardNumber') field.value = formatCardNumber(field.value);
      if (name === 'expirationDate') field.value = formatExpiration(field.value);
      setInvalid(name, false);
      message.textContent = '';
      if (name === 'postalCode') emit('postalCodeChanged', name);
      if (brandOf(inputs.cardNumber.value) !== brand) emit('cardBrandChanged', 'cardNumber');
      brand = brandOf(inputs.cardNumber.value);
    });
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') emit('submit', name);
      if (key === 'Escape') emit('escape', name);
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());

  const calls: FrameCalls = {
    configure({ style: selectors, postalCode }) {
      const { input: text, 'input::placeholder': placeholder, '.input-container': box } = selectors;
      const values = {
        background: text?.backgroundColor ?? '#fff',
        ink: text?.color ?? '#16181d',
        placeholder: placeholder?.color ?? '#5b616e',
        border: box?.borderColor ?? '#8a909c',
        radius: box?.borderRadius ?? '8px',
        focus: selectors['.input-container.is-focus']?.borderColor ?? '#1d4fa8',
        danger: selectors['.message-text.is-error']?.color ?? '#b42318',
      };
      for (const [name, value] of Object.entries(values))
        document.documentElement.style.setProperty(`--${name}`, value);
      if (postalCode) inputs.postalCode.value = postalCode;
      return null;
    },
    check() {
      const errors = showErrors();
      return { errors, challenge: errors.length === 0 && asksForChallenge(input()) };
    },
    token: ({ id, verified }) => ({ token: tokenOf(input(), id, verified), card: cardDetailsOf(input()) }),
    focus: (field) => (inputs[field].focus(), null),
    setError: (field) => (setInvalid(field, true), null),
    clear: () => (form.reset(), null),
  };

  globalThis.addEventListener('message', ({ ports: [received] }) => {
    if (!received || port) return;
    port = received;
    port.addEventListener('message', ({ data }: MessageEvent<FrameRequest>) => {
      const call = calls[data.call] as (argument: unknown) => unknown; // the SDK sends the call's own argument
      send({ type: 'result', id: data.id, result: call(data.argument) });
    });
    port.start();
    new ResizeObserver(() => send({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(
      form,
    );
  });
}

function createInput(name: CardFieldNamesValues): HTMLInputElement {
  const field = document.createElement('input');
  field.name = name;
  field.inputMode = name === 'postalCode' ? 'text' : 'numeric';
  field.setAttribute('autocomplete', FIELDS[name].autocomplete);
  field.setAttribute('aria-describedby', 'message');
  field.placeholder = FIELDS[name].placeholder;
  return field;
}

function labelled(name: CardFieldNamesValues, field: HTMLInputElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(FIELDS[name].label, field);
  return label;
}

startCardFrame();
