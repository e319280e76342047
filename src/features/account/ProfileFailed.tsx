import { errorMessage } from '@/api/errors';
import { ErrorState } from '@/ui/ErrorState';
import type { useProfile } from './useProfile';

/** A profile that could not be read, with Retry. */
export function ProfileFailed({ profile }: { profile: ReturnType<typeof useProfile> }) {
  return (
    <ErrorState
      title="Your profile could not be loaded"
      message={errorMessage(profile.error)}
      busy={profile.isFetching}
      onRetry={() => void profile.refetch()}
    />
  );
}
