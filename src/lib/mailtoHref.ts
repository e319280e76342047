/** The URL that opens a message to this address alone: behind an unescaped `?` an address could name other recipients. */
export const mailtoHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
