import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldErrors } from '@/api/fieldErrors';
import type { AdminProduct } from '@/api/types';
import { formatCount } from '@/lib/count';
import { focusField } from '@/lib/focus';
import { parseDigits } from '@/lib/parseDigits';
import { showFieldErrors } from '@/lib/showFieldErrors';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { AmountField } from '@/ui/AmountField';
import { BusyButton } from '@/ui/BusyButton';
import { DialogActions } from '@/ui/DialogActions';
import { useToast } from '@/ui/toast/useToast';
import { MAX_STOCK, moneyText } from './inventoryFields';
import { formValuesOf, imageList, mergeFormValues, productRequest } from './productFormValues';
import classes from './ProductForm.module.css';
import { useSaveProduct } from './productMutations';
import { ProductPreview } from './ProductPreview';
import { checkSpecifications } from './specificationChecks';

interface ProductFormProps {
  /** Null for a new product. */
  product: AdminProduct | null;
  /** Reads the product again, as it is stored now. */
  onRefresh: () => Promise<AdminProduct | null>;
  /** Tells whether something differs from the product. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The six fields of a product (S2 2.10), beside a preview of the shop. A refetch keeps what was typed. */
export function ProductForm({ product, onRefresh, onDirty, onSaved, onCancel }: ProductFormProps) {
  const save = useSaveProduct();
  const { run, pending } = useSingleFlight();
  const { toast } = useToast();
  const editor = useRef<HTMLTextAreaElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  /** The fields’ values when the clerk began to edit, or when the form last reported another clerk’s change. */
  const base = useRef(formValuesOf(product));
  const form = useForm({
    initialValues: formValuesOf(product),
    validate: {
      name: (text) => (text.trim() === '' ? 'Enter a name' : null),
      slug: (text) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text.trim())
          ? null
          : 'Enter small letters, digits and hyphens: usb-c-cable-1-m',
      price: (text) => (moneyText(text) === null ? 'Enter an amount in USD with at most two decimals' : null),
      stockQuantity: (text) => {
        if (!parseDigits(text)) return 'Enter a whole number of pieces';
        return Number(parseDigits(text)) > MAX_STOCK ? `At most ${formatCount(MAX_STOCK)} pieces` : null;
      },
    },
  });
  const { values } = form;
  const dirty = form.isDirty();
  // A layout effect, so that an Escape right after a key finds it.
  useLayoutEffect(() => onDirty(dirty), [dirty, onDirty]);
  // While the product was loading, the dialog had nothing to focus but its Close button.
  useEffect(() => {
    if (nameInput.current?.closest('[role="dialog"]')?.contains(document.activeElement)) nameInput.current.focus();
  }, []);
  const specifications = checkSpecifications(values.specifications);

  const send = async (element: HTMLFormElement) => {
    try {
      // A product that was deleted fails with the server's response.
      const stored = formValuesOf(product && ((await onRefresh()) ?? product));
      const { merged, conflicts } = mergeFormValues(values, base.current, stored);
      if (conflicts.length > 0) {
        base.current = { ...base.current, ...Object.fromEntries(conflicts.map((name) => [name, stored[name] ?? ''])) };
        const text = (name: string) =>
          `Changed in the meantime: it is now ${stored[name] || 'empty'}. Save again to replace it.`;
        return showFieldErrors(form, element, Object.fromEntries(conflicts.map((name) => [name, text(name)])));
      }
      await save.mutateAsync({ id: product?.id ?? null, body: productRequest(merged) });
      onSaved();
    } catch (error) {
      showFieldErrors(form, element, fieldErrors(error, values));
    }
  };
  const showError = () => {
    if (specifications.ok) return;
    const { position, length } = specifications.error;
    editor.current?.focus();
    editor.current?.setSelectionRange(position, position + length);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        const element = event.currentTarget;
        form.onSubmit(
          () => {
            if (specifications.ok) return void run(() => send(element));
            toast({ title: 'Invalid JSON in specifications', tone: 'danger' });
            showError();
          },
          (errors) => focusField(element, Object.keys(errors)[0] ?? ''),
        )(event);
      }}
    >
      <div className={classes.columns}>
        <Stack gap="sm">
          <TextInput
            ref={nameInput}
            size="sm"
            label="Name"
            required
            maxLength={300}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            size="sm"
            label="Slug"
            description="Its part of the address: /product/…"
            required
            maxLength={200}
            spellCheck={false}
            {...form.getInputProps('slug')}
          />
          <Group grow align="flex-start" gap="sm">
            <AmountField size="sm" label="Price (USD)" required {...form.getInputProps('price')} />
            <TextInput size="sm" label="Stock quantity" required {...form.getInputProps('stockQuantity')} />
          </Group>
          <Textarea
            ref={editor}
            size="sm"
            label="Specifications"
            description="JSON: Brand, colors, models, quantity_pricing, and anything else to list."
            rows={12}
            spellCheck={false}
            classNames={{ input: classes.code }}
            {...form.getInputProps('specifications')}
            error={
              specifications.ok
                ? form.errors['specifications']
                : `Line ${specifications.error.line}, column ${specifications.error.column}: ${specifications.error.message}`
            }
          />
          {!specifications.ok && (
            <Button size="xs" variant="default" onClick={showError}>
              Go to the error
            </Button>
          )}
          <Textarea
            size="sm"
            label="Images"
            description="File names, separated by commas. The first one is the cover."
            rows={3}
            spellCheck={false}
            {...form.getInputProps('images')}
          />
        </Stack>
        <div>
          {specifications.ok ? (
            <ProductPreview
              product={product}
              values={{
                name: values.name,
                price: moneyText(values.price) ?? '',
                stock: Number(parseDigits(values.stockQuantity) ?? 0),
                specifications: specifications.value,
                images: imageList(values.images),
              }}
            />
          ) : (
            <Alert color="amber" title="No preview">
              The specifications cannot be read yet.
            </Alert>
          )}
        </div>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={pending}>
          {product ? 'Save product' : 'Add product'}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
