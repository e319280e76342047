import type { MantineColorsTuple } from '@mantine/core';

/** Every color that the shop names itself. `shades` below has those for Mantine. */
export interface SchemeColors {
  /** The page. */
  paper: string;
  /** Cards, dialogs, fields. */
  surface: string;
  /** Wells, hovered rows, subtle fills. */
  surface2: string;
  ink: string;
  quiet: string;
  /** Decorative lines only: below 3:1, so never the sole edge of a control. */
  hairline: string;
  /** The edge of a control, with a contrast of 3:1 against every background. */
  control: string;
  accent: string;
  /** Text on an accent fill. */
  onAccent: string;
  accentHover: string;
  accentText: string;
  accentTint: string;
  saving: string;
  savingTint: string;
  amber: string;
  amberTint: string;
  danger: string;
  dangerTint: string;
  /** What is under way: a shipped order. */
  blue: string;
  blueTint: string;
  focus: string;
}

export const lightColors: SchemeColors = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  surface2: '#F4F1EA',
  ink: '#16181D',
  quiet: '#5B616E',
  hairline: '#E6E3DC',
  control: '#8C8778',
  accent: '#B4501F',
  onAccent: '#FFFFFF',
  accentHover: '#98421A',
  accentText: '#9C4318',
  accentTint: '#FAEDE4',
  saving: '#1C6B45',
  savingTint: '#E6F2EA',
  amber: '#7F5300',
  amberTint: '#FAF0DB',
  danger: '#AE2A22',
  dangerTint: '#FBEAE7',
  blue: '#1F5A96',
  blueTint: '#E6EEF7',
  focus: '#16181D',
};

export const darkColors: SchemeColors = {
  paper: '#0F1115',
  surface: '#171A20',
  surface2: '#1F232B',
  ink: '#EDEBE6',
  quiet: '#A4AAB6',
  hairline: '#2B303A',
  control: '#737B8A',
  accent: '#E2854F',
  onAccent: '#16181D',
  accentHover: '#EC9A69',
  accentText: '#F0A277',
  accentTint: '#33241B',
  saving: '#74CB9C',
  savingTint: '#16291F',
  amber: '#E5B657',
  amberTint: '#2E2614',
  danger: '#F58E84',
  dangerTint: '#351D1C',
  blue: '#8FBDEE',
  blueTint: '#17263A',
  focus: '#F3F0E8',
};

/** Backgrounds of product tiles: one light tint per category; in the dark scheme dark enough for white and black products. */
export const tiles = {
  sand: { light: '#F3EEE3', dark: '#4A453C' },
  sage: { light: '#EAF0E8', dark: '#414B43' },
  mist: { light: '#E8EEF2', dark: '#3F4953' },
  clay: { light: '#F6EAE3', dark: '#4F433C' },
  plum: { light: '#F1EAF0', dark: '#4A424B' },
  stone: { light: '#EEEDEA', dark: '#464749' },
} as const;

const kraft: MantineColorsTuple = [
  '#FCF4EE',
  '#FAE8DC',
  '#F3CFB8',
  '#EBB08B',
  '#E2854F',
  '#CB6532',
  '#B4501F',
  '#98421A',
  '#7C3615',
  '#5C2A12',
];
const green: MantineColorsTuple = [
  '#EFF7F2',
  '#DDEFE4',
  '#BDDFCB',
  '#95CBAB',
  '#74CB9C',
  '#2F8F5F',
  '#1F7A4D',
  '#1C6B45',
  '#155437',
  '#0F3D28',
];
const amber: MantineColorsTuple = [
  '#FDF7E8',
  '#FAEFD2',
  '#F3DDA5',
  '#ECCB78',
  '#E5B657',
  '#B57A06',
  '#946000',
  '#7F5300',
  '#664300',
  '#4A3100',
];
const red: MantineColorsTuple = [
  '#FDF2F0',
  '#FBE3E0',
  '#F5C2BC',
  '#F0A69E',
  '#F58E84',
  '#D0433A',
  '#B93029',
  '#AE2A22',
  '#7D1E18',
  '#5A1713',
];
/** Paper to ink. */
const gray: MantineColorsTuple = [
  '#FBFAF7',
  '#F4F1EA',
  '#ECE9E1',
  '#E6E3DC',
  '#D3CFC5',
  '#8C8778',
  '#6B685F',
  '#5B616E',
  '#3A3D45',
  '#22252B',
];
/** Mantine reads text from 0, hairlines from 4, surfaces from 5 and 6, the page from 7. */
const dark: MantineColorsTuple = [
  '#EDEBE6',
  '#C9CBD1',
  '#A4AAB6',
  '#737B8A',
  '#2B303A',
  '#1F232B',
  '#171A20',
  '#0F1115',
  '#0B0D10',
  '#08090C',
];

export const shades = { kraft, green, amber, red, gray, dark };
