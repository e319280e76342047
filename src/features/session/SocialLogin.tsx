import { Button, Divider, SimpleGrid } from '@mantine/core';
import IconBrandApple from '@tabler/icons-react/icons/IconBrandApple';
import IconBrandGoogle from '@tabler/icons-react/icons/IconBrandGoogle';
import { useToast } from '@/ui/toast/toastStore';

const PROVIDERS = [
  { name: 'Google', Icon: IconBrandGoogle },
  { name: 'Apple', Icon: IconBrandApple },
];

/** The social buttons answer with a toast and make no call (D-86). */
export function SocialLogin() {
  const { toast } = useToast();
  return (
    <>
      <Divider label="or" labelPosition="center" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {PROVIDERS.map(({ name, Icon }) => (
          <Button
            key={name}
            variant="default"
            px="sm"
            fz="sm"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() =>
              toast({
                title: 'Not available yet',
                description: `Signing in with ${name} is not available yet. Please use your e-mail and password.`,
              })
            }
          >
            {`Continue with ${name}`}
          </Button>
        ))}
      </SimpleGrid>
    </>
  );
}
