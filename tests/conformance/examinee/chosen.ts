import type { Account, Examinee } from './examinee';
import { inProcessExaminee } from './inProcess';
import { overHttpExaminee } from './overHttp';

/** `someone@example.com:secret` from the environment. */
function account(name: string, whose = 'a buyer who may lose his cart'): Account {
  const text = process.env[name] ?? '';
  const colon = text.indexOf(':');
  if (colon < 1) throw new Error(`${name} must be e-mail:password of ${whose}`);
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The server at EXAM_URL with the buyers EXAM_FIRST and EXAM_SECOND and the clerk EXAM_ADMIN, or the pretend server when none is named. */
export async function chosenExaminee(): Promise<Examinee> {
  const baseUrl = process.env['EXAM_URL'];
  if (!baseUrl) return inProcessExaminee();
  return overHttpExaminee({
    baseUrl,
    first: account('EXAM_FIRST'),
    second: account('EXAM_SECOND'),
    ...(process.env['EXAM_ADMIN'] && { admin: account('EXAM_ADMIN', 'a clerk of the back office') }),
    run: Date.now().toString(36),
    expiredToken: process.env['EXAM_EXPIRED_TOKEN'],
    expiredAdminToken: process.env['EXAM_EXPIRED_ADMIN_TOKEN'],
    letInOrigin: process.env['EXAM_ORIGIN'],
  });
}
