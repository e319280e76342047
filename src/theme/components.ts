import type {
  AlertProps,
  ButtonProps,
  CheckboxProps,
  DrawerProps,
  InputWrapperProps,
  LoaderProps,
  MantineThemeComponents,
  MenuProps,
  ModalOverlayProps,
  ModalProps,
  PopoverProps,
  TextInputProps,
} from '@mantine/core';
import controls from './controls.module.css';
import display from './display.module.css';
import overlays from './overlays.module.css';

/** A dialog's `<header>` would be a second banner of the page. */
const plainHeader = { header: { role: 'none' } };

const panelClasses = {
  overlay: overlays.backdrop,
  header: overlays.panelHeader,
  title: overlays.panelTitle,
  body: overlays.panelBody,
  close: controls.close,
};
/**
 * A double click on what opens a dialog or drawer has its second click on the veil, which would close it again. `detail` counts
 * the clicks.
 */
const veil = {
  onClickCapture: (event) => {
    if (event.detail > 1) event.stopPropagation();
  },
} satisfies Partial<ModalOverlayProps>;
const fade = { transition: 'fade', duration: 140, timingFunction: 'ease-out' } as const;

/**
 * Default props and classes of the Mantine components in use.
 * Plain objects rather than `Button.extend(…)`: that would put every component named here into the first chunk.
 */
export const components: MantineThemeComponents = {
  Accordion: {
    classNames: {
      item: display.accordionItem,
      control: display.accordionControl,
      label: display.accordionLabel,
      content: display.accordionPanel,
    },
  },
  ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' }, classNames: { root: controls.action } },
  Alert: {
    defaultProps: { variant: 'light', radius: 'lg' } satisfies Partial<AlertProps>,
    classNames: { root: display.alert },
  },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: controls.anchor } },
  Button: {
    defaultProps: { size: 'md' } satisfies Partial<ButtonProps>,
    classNames: { root: controls.button, label: controls.buttonLabel },
  },
  Checkbox: {
    defaultProps: { size: 'sm', radius: 'xs' } satisfies Partial<CheckboxProps>,
    classNames: {
      root: controls.checkRoot,
      label: controls.checkLabel,
      icon: controls.checkIcon,
      input: controls.check,
    },
  },
  CloseButton: { defaultProps: { size: 'lg' }, classNames: { root: controls.close } },
  Divider: { defaultProps: { color: 'var(--carton-hairline)' } },
  Drawer: {
    defaultProps: {
      padding: 'lg',
      transitionProps: { duration: 180 },
      attributes: plainHeader,
    } satisfies Partial<DrawerProps>,
    classNames: { ...panelClasses, content: overlays.panel },
  },
  DrawerOverlay: { defaultProps: veil },
  Input: {
    defaultProps: { size: 'md' } satisfies Partial<TextInputProps>,
    classNames: { wrapper: controls.fieldWrapper, input: controls.field },
  },
  InputWrapper: {
    defaultProps: { size: 'md' } satisfies Partial<InputWrapperProps>,
    classNames: {
      label: controls.fieldLabel,
      required: controls.fieldRequired,
      description: controls.fieldDescription,
      error: controls.fieldError,
    },
  },
  Loader: { defaultProps: { size: 'sm', color: 'var(--carton-ink)' } satisfies Partial<LoaderProps> },
  Menu: {
    defaultProps: {
      transitionProps: fade,
      offset: 6,
      position: 'bottom-end',
      // Its role is not allowed inside a menu; without it the focus starts on the first item.
      withInitialFocusPlaceholder: false,
    } satisfies Partial<MenuProps>,
    classNames: {
      dropdown: overlays.dropdown,
      item: overlays.menuItem,
      label: overlays.menuLabel,
      divider: overlays.divider,
    },
  },
  Modal: {
    defaultProps: {
      centered: true,
      padding: 'lg',
      transitionProps: fade,
      attributes: plainHeader,
    } satisfies Partial<ModalProps>,
    classNames: { ...panelClasses, content: `${overlays.panel} ${overlays.dialog}` },
  },
  ModalOverlay: { defaultProps: veil },
  Pagination: { defaultProps: { radius: 'md' }, classNames: { control: controls.pageControl } },
  Paper: { defaultProps: { radius: 'lg' } },
  Popover: {
    defaultProps: { transitionProps: fade, offset: 6 } satisfies Partial<PopoverProps>,
    classNames: { dropdown: overlays.dropdown },
  },
  Progress: { defaultProps: { radius: 'full', size: 'sm' }, classNames: { root: display.progress } },
  Radio: { classNames: { radio: controls.check, icon: controls.checkIcon } },
  Skeleton: { defaultProps: { radius: 'sm' }, classNames: { root: display.skeleton } },
  Tabs: { classNames: { list: display.tabList, tab: display.tab } },
  Title: { classNames: { root: display.heading } },
};
