import { Stack, TextInput } from '@mantine/core';
import { emailError } from '@/domain/email';
import { EmailField } from '@/ui/EmailField';
import { useUpdateProfile } from './accountMutations';
import type { Profile } from './accountQueries';
import { FormDialog } from './FormDialog';

interface EditProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

const RULES = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name' : null),
  email: emailError,
};

/** Name, email and phone (S2 2.9). */
export function EditProfileDialog({ profile, onClose }: EditProfileDialogProps) {
  const { mutateAsync } = useUpdateProfile();
  return (
    <FormDialog
      title="Edit profile"
      initialValues={{ name: profile.name, email: profile.email, phone: profile.phone ?? '' }}
      validate={RULES}
      save={({ name, email, phone }) => mutateAsync({ name: name.trim(), email: email.trim(), phone: phone.trim() })}
      onClose={onClose}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput
            label="Name"
            autoComplete="name"
            maxLength={120}
            required
            data-autofocus
            {...form.getInputProps('name')}
          />
          <EmailField {...form.getInputProps('email')} />
          <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={40} {...form.getInputProps('phone')} />
        </Stack>
      )}
    </FormDialog>
  );
}
