import { Button, Divider, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import IconBuildingStore from '@tabler/icons-react/icons/IconBuildingStore';
import IconUsers from '@tabler/icons-react/icons/IconUsers';
import { useToast } from '@/ui/toast/useToast';

/** The integrator chooses the providers, so no brand is shown yet. */
const PROVIDERS = [
  { name: 'a social account', label: 'Social account', Icon: IconUsers },
  { name: 'a company account', label: 'Company account', Icon: IconBuildingStore },
];

/** The social login buttons show a toast and make no call (D-86). */
export function SocialLogin() {
  const { toast } = useToast();
  return (
    <>
      <Divider label="or" labelPosition="center" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {PROVIDERS.map(({ name, label, Icon }) => (
          <Button
            key={name}
            variant="default"
            px="sm"
            fz="sm"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() =>
              toast({
                title: 'Not available yet',
                description: `Signing in with ${name} is not available yet. Please use your email and password.`,
              })
            }
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
    </>
  );
}
