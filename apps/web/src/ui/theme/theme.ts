import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  '#e9f0ff',
  '#d3e1ff',
  '#a6c3ff',
  '#75a1ff',
  '#3f83ff',
  '#1f6bff',
  '#0059ff',
  '#004fe3',
  '#0047cc',
  '#0039a6',
];

const coolGray: MantineColorsTuple = [
  '#f6f7f9',
  '#edf0f4',
  '#e4e8ee',
  '#d9dfe7',
  '#cfd6df',
  '#8590a1',
  '#566072',
  '#414b5a',
  '#2b323e',
  '#141922',
];
const coolDark: MantineColorsTuple = [
  '#eef1f6',
  '#a6b0bf',
  '#a6b0bf',
  '#8590a1',
  '#414b5a',
  '#2b323e',
  '#1b1f27',
  '#15181e',
  '#101318',
  '#0b0d11',
];

/** Mantine's theme; its colours are the tokens of `tokens.css`, so that light and dark differ in one place. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 5 },
  // Mantine's greys are warm; these are the cool neutrals of the tokens.
  colors: { accent, gray: coolGray, dark: coolDark },
  black: '#141922',
  fontFamily: 'var(--wp-font)',
  headings: { fontFamily: 'var(--wp-font)', fontWeight: '650' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    // The cross of a chosen value is as high as its pill.
    MultiSelect: { styles: { pill: { height: 24 } } },
    Menu: {
      defaultProps: {
        // The element Mantine focuses first is not exposed in a menu; focus the first item instead.
        withInitialFocusPlaceholder: false,
        shadow: 'var(--wp-shadow-2)',
        transitionProps: { duration: 120, transition: 'fade' },
        position: 'bottom-end',
        offset: 6,
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 150, transition: 'fade' },
        radius: 'lg',
        padding: 20,
        overlayProps: { backgroundOpacity: 0.4 },
      },
    },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: {
      defaultProps: {
        size: 'md',
        // Enter after typing selects the first match; otherwise it would submit the form without it.
        selectFirstOptionOnChange: true,
        comboboxProps: { transitionProps: { duration: 120 }, shadow: 'var(--wp-shadow-2)' },
      },
    },
  },
});

const schemeVariables = {
  '--mantine-color-text': 'var(--wp-text-1)',
  '--mantine-color-body': 'var(--wp-surface-1)',
  '--mantine-color-error': 'var(--wp-danger)',
  '--mantine-color-placeholder': 'var(--wp-text-2)',
  '--mantine-color-anchor': 'var(--wp-accent-text)',
  '--mantine-color-default': 'var(--wp-surface-1)',
  '--mantine-color-default-hover': 'var(--wp-surface-2)',
  '--mantine-color-default-color': 'var(--wp-text-1)',
  '--mantine-color-default-border': 'var(--wp-line)',
  '--mantine-color-dimmed': 'var(--wp-text-2)',
  '--mantine-color-disabled': 'var(--wp-surface-3)',
  '--mantine-color-disabled-color': 'var(--wp-text-3)',
  '--mantine-color-accent-filled': 'var(--wp-accent-fill)',
  '--mantine-color-accent-filled-hover': 'var(--wp-accent-fill-hover)',
  '--mantine-color-accent-light': 'var(--wp-accent-soft)',
  '--mantine-color-accent-light-hover': 'color-mix(in srgb, var(--wp-accent-soft) 85%, var(--wp-accent))',
  '--mantine-color-accent-light-color': 'var(--wp-accent-text)',
  '--mantine-color-accent-text': 'var(--wp-accent-text)',
  '--mantine-color-accent-outline': 'var(--wp-accent)',
  '--mantine-color-gray-text': 'var(--wp-text-2)',
  '--mantine-color-gray-light-color': 'var(--wp-text-2)',
  '--mantine-color-gray-light-hover': 'var(--wp-surface-3)',
  '--mantine-color-red-text': 'var(--wp-danger)',
  '--mantine-color-red-light-color': 'var(--wp-danger)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.45' },
  light: schemeVariables,
  dark: schemeVariables,
});
