const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What the two contact forms ask for (S1 5). Each rule answers what is wrong in a few words, or null. */
export const contactRules = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name' : null),
  email: (value: string) => {
    const email = value.trim();
    if (email === '') return 'Enter your e-mail address';
    return EMAIL.test(email) ? null : 'Enter a full e-mail address, like name@company.com';
  },
  subject: (value: string) => (value.trim() === '' ? 'Enter a subject' : null),
  message: (value: string) => (value.trim() === '' ? 'Write a message' : null),
};
