const CODE = /\b(?:D-\d{2,}|S[12]-\d+(?:\.\d+)?-\d+|S[12] \d+(?:\.\d+)?)\b/g;

/** A docstring's Markdown with each rule code linked to the page "Rules", which explains the codes (docs/rules.md). */
export const linkRules = (text: string) => text.replaceAll(CODE, (code) => `[${code}](?path=/docs/rules--docs)`);
