import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LazyMenu } from '@/ui/LazyMenu';
import { useCurrentUser } from './currentUser';
import { LoginButton } from './LoginButton';
import { useSession } from './SessionContext';

const loadEntries = async () => (await import('./AccountMenuEntries')).AccountMenuEntries;

/** My Account for a signed-in buyer (S1 2), otherwise a Login button that leads back to this page (D-225). */
export function AccountMenu() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  // The header is on nearly every page, so this keeps the stored user up to date (D-204).
  useCurrentUser();
  if (!token) {
    const from = `${pathname}${search}`;
    return (
      <LoginButton
        from={from === paths.home() ? undefined : from}
        variant="default"
        size="sm"
        leftSection={<IconUser size={18} aria-hidden />}
      />
    );
  }
  return (
    <LazyMenu
      load={loadEntries}
      target={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUser size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          My Account
        </Button>
      }
    />
  );
}
