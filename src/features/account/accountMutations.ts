import { ignoreBody } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { components } from '@/api/generated/schema';
import { useApiMutation } from '@/api/useApiMutation';
import { hashOwner } from '@/features/session/browsingOwner';
import { useSessionServices } from '@/features/session/SessionContext';
import { currentUserQuery } from '@/features/session/currentUser';
import { useStorage } from '@/lib/EnvironmentContext';
import type { AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { useToast } from '@/ui/toast/useToast';
import { addressesQuery, profileQuery } from './accountQueries';

type AddressRequest = components['schemas']['AddressRequest'];
type UpdateProfileRequest = components['schemas']['UpdateProfileRequest'];

/** When the session has expired the login opens over the form: no toast is needed (D-209). */
function useFailureToast(title: string) {
  const { toast } = useToast();
  const { session } = useSessionServices();
  return (error: ApiError) => {
    if (error.status === 401 && session.get().expired) return;
    toast({ title, ...(error.serverMessage && { description: error.serverMessage }), tone: 'danger' });
  };
}

/** Keeps what is stored for a buyer theirs after a change of email address: drafts, viewed products, payments under way. */
function changeOwner({ local, session }: AppStorage, from: string, to: string) {
  const [last, owner] = [hashOwner(from), hashOwner(to)];
  if (local.get(STORAGE_KEYS.viewedBy) === last) local.set(STORAGE_KEYS.viewedBy, owner);
  // In JSON the quotes of a text are escaped, so nothing but an entry's mark matches.
  const mark = (hash: string) => `"owner":"${hash}"`;
  for (const store of [local, session])
    for (const key of Object.values(STORAGE_KEYS)) {
      const text = store.get(key);
      if (text?.includes(mark(last))) store.set(key, text.replaceAll(mark(last), mark(owner)));
    }
}

/** PUT /api/user/profile. */
export function useUpdateProfile() {
  const { toast } = useToast();
  const { session } = useSessionServices();
  const storage = useStorage();
  return useApiMutation({
    call: (client, body: UpdateProfileRequest) => ignoreBody(client.PUT('/api/user/profile', { body })),
    invalidates: [profileQuery().queryKey, currentUserQuery().queryKey],
    refetch: 'background',
    onSuccess: (_, { email }) => {
      const { user } = session.get();
      if (user) changeOwner(storage, user.email, email);
      toast({ title: 'Profile updated successfully', tone: 'success' });
    },
    onError: useFailureToast('Failed to update profile'),
  });
}

/** Adds an address, or changes the one with `id` (D-188: one text for both). */
export function useSaveAddress() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client, { id, body }: { id: number | null; body: AddressRequest }) =>
      id === null
        ? ignoreBody(client.POST('/api/user/addresses', { body }))
        : ignoreBody(client.PUT('/api/user/addresses/{id}', { params: { path: { id } }, body })),
    invalidates: [addressesQuery().queryKey],
    refetch: 'background',
    onSuccess: () => void toast({ title: 'Address saved successfully', tone: 'success' }),
    onError: useFailureToast('Failed to save address'),
  });
}

/** DELETE /api/user/addresses/{id}. */
export function useDeleteAddress() {
  const { toast } = useToast();
  return useApiMutation({
    call: (client, id: number) => ignoreBody(client.DELETE('/api/user/addresses/{id}', { params: { path: { id } } })),
    invalidates: [addressesQuery().queryKey],
    onSuccess: () => void toast({ title: 'Address deleted successfully', tone: 'success' }),
    onError: useFailureToast('Failed to delete address'),
    singleFlight: true,
  });
}
