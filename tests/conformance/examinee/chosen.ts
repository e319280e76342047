import type { Examinee } from './examinee';
import { inProcessExaminee } from './inProcess';
import { overHttpExaminee } from './overHttp';
import { examSettings } from './settings';

/** The server at EXAM_URL, or the pretend server when nothing is set. */
export async function chosenExaminee(): Promise<Examinee> {
  const settings = examSettings(process.env);
  return settings ? overHttpExaminee({ ...settings, run: Date.now().toString(36) }) : inProcessExaminee();
}
