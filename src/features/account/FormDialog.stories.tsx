import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '@/api/errors';
import { FormDialog } from './FormDialog';

type Save = (values: { name: string }) => Promise<unknown>;

/** A form of one required field. */
function StatefulFormDialog({ save, onClose }: { save: Save; onClose: () => void }) {
  return (
    <FormDialog
      title="Edit contact"
      initialValues={{ name: 'Sam' }}
      validate={{ name: (value) => (value.trim() === '' ? 'Enter the name' : null) }}
      save={save}
      onClose={onClose}
    >
      {(form) => <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />}
    </FormDialog>
  );
}

const meta = {
  title: 'Account/FormDialog',
  component: StatefulFormDialog,
  args: { save: fn<Save>(async () => undefined), onClose: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof StatefulFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Edit contact' }));
async function type(text: string) {
  const form = await dialog();
  const field = form.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  return { form, field, press: (name: string) => userEvent.click(form.getByRole('button', { name })) };
}

export const Saves: Story = {
  play: async ({ args }) => {
    const { press } = await type('Sam Sterling');
    await press('Save');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.save).toHaveBeenCalledWith({ name: 'Sam Sterling' });
  },
};

/** An unchanged form closes without a question. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EmptyField: Story = {
  play: async ({ args }) => {
    const { form, field, press } = await type('');
    await press('Save');
    await expect(form.getByText('Enter the name')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** Further presses do nothing while the call runs, and closing waits for it. */
export const Saving: Story = {
  args: { save: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const { press } = await type('Sam Sterling');
    await press('Save');
    await press('Save');
    await press('Cancel');
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const refusal = new ApiError({
  kind: 'refused',
  status: 400,
  message: 'Check the marked fields',
  fields: { name: 'This name is taken' },
});

/** The field is marked and has the focus; what was typed stays. */
export const RefusedField: Story = {
  args: { save: fn<Save>(() => Promise.reject(refusal)) },
  play: async ({ args }) => {
    const { field, press } = await type('Taken');
    await press('Save');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Taken');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const DiscardAsksFirst: Story = {
  play: async ({ args }) => {
    const { field } = await type('Half typed');
    await userEvent.keyboard('{Escape}');
    const question = within(await within(document.body).findByRole('dialog', { name: 'Discard your changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(field).toHaveValue('Half typed');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
