import { emailFault } from '@/domain/email';

/** What the two contact forms ask for (S1 5). Each rule answers what is wrong in a few words, or null. */
export const contactRules = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name' : null),
  email: emailFault,
  subject: (value: string) => (value.trim() === '' ? 'Enter a subject' : null),
  message: (value: string) => (value.trim() === '' ? 'Write a message' : null),
};
