const STYLE = `
  .mock-provider { width: min(420px, calc(100vw - 32px)); padding: 0; border: 1px solid #78839b; border-radius: 16px;
    background: #fff; color: #141b2d; font: 16px/1.5 system-ui, sans-serif; }
  .mock-provider::backdrop { background: rgb(13 17 27 / 60%); }
  .mock-provider p { margin: 0; }
  .mock-provider .banner { padding: 8px 16px; background: #ffd65c; color: #241a00; font-weight: 600; text-align: center; }
  .mock-provider form { display: grid; gap: 12px; padding: 20px 24px 24px; }
  .mock-provider h2 { margin: 0; font-size: 20px; line-height: 1.25; }
  .mock-provider label { display: grid; gap: 4px; font-weight: 600; }
  .mock-provider input, .mock-provider button { box-sizing: border-box; width: 100%; min-height: 48px; padding: 10px 16px;
    border: 1px solid #78839b; border-radius: 12px; background: #fff; color: #141b2d; font: inherit; }
  .mock-provider button { font-weight: 600; cursor: pointer; }
  .mock-provider button:first-of-type { border-color: #1d4fa8; background: #1d4fa8; color: #fff; }
  .mock-provider :focus-visible { outline: 3px solid #1d4fa8; outline-offset: 2px; }
  .mock-provider .error { color: #a3161f; }
`;

interface DialogOptions<Choice extends string> {
  title: string;
  text: string;
  /** Label of a text field; without it the dialog has buttons only. */
  field?: string;
  error?: string | undefined;
  buttons: Record<Choice, string>;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
  const created = document.createElement(tag);
  created.textContent = text;
  created.className = className;
  return created;
}

/** Asks the buyer on top of the page; `choice` is null when the dialog was closed. */
export function askBuyer<Choice extends string>({ title, text, field, error, buttons }: DialogOptions<Choice>) {
  const dialog = element('dialog', '', 'mock-provider');
  dialog.setAttribute('aria-label', title);
  const style = element('style', STYLE);
  const form = element('form');
  form.method = 'dialog';
  form.append(element('h2', title), element('p', text));
  const input = element('input');
  if (field !== undefined) {
    const label = element('label', field);
    input.inputMode = 'numeric';
    input.autocomplete = 'one-time-code';
    label.append(input);
    form.append(label);
  }
  if (error !== undefined) {
    const alert = element('p', error, 'error');
    alert.role = 'alert';
    form.append(alert);
  }
  for (const [choice, label] of Object.entries<string>(buttons)) {
    const button = element('button', label);
    button.value = choice;
    form.append(button);
  }
  dialog.append(style, element('p', 'This is a mock provider. No money moves.', 'banner'), form);
  document.body.append(dialog);
  return new Promise<{ choice: Choice | null; value: string }>((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      const choice = dialog.returnValue in buttons ? (dialog.returnValue as Choice) : null; // a key of `buttons`
      resolve({ choice, value: input.value });
    });
    dialog.showModal();
  });
}

/** `crypto.randomUUID` needs a secure context; a test phone in the local network has none. */
export const uniqueId = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
