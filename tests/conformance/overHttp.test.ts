import { CHECKS } from './clauses';
import type { Examinee } from './examinee/examinee';
import { httpHost } from './examinee/httpHost';
import { inProcessExaminee } from './examinee/inProcess';
import { overHttpExaminee } from './examinee/overHttp';
import { sit } from './exam/sit';

/** The pretend server behind a real line: what is proved here holds for a server anywhere. */
async function pretendServerOverHttp(): Promise<Examinee> {
  const pretend = await inProcessExaminee();
  const host = await httpHost(pretend.fetch);
  // On the line a request is another object, so the guard's complaints cannot be told apart: they are heard in process.
  const { complaints: _unheard, ...means } = pretend;
  return {
    ...means,
    ...overHttpExaminee({ baseUrl: `${host.baseUrl}/`, ...means.accounts, run: '1' }),
    accounts: means.accounts,
    complete: true,
    async close() {
      await host.close();
      await pretend.close();
    },
  };
}

for (const [tag, checks] of Object.entries(CHECKS)) sit(`${tag}, over HTTP`, checks, pretendServerOverHttp);
