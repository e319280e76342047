import type { StorybookConfig } from '@storybook/react-vite';
import { providerSdkAsset } from '../mocks/vite/providerSdk.ts';

const config: StorybookConfig = {
  stories: ['./Start.mdx', './accessibility.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../public'],
  // a checklist for setting up Storybook
  features: { sidebarOnboardingChecklist: false },
  // A build of Storybook is a production build, but pays with the mock providers.
  viteFinal: (options, { configType }) =>
    configType === 'PRODUCTION'
      ? {
          ...options,
          define: { ...options.define, __MOCK_SERVER__: 'true' },
          plugins: [...(options.plugins ?? []), providerSdkAsset()],
        }
      : options,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
