import { rename, writeFile } from 'node:fs/promises';

const REASONS: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its parent is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user has no permission to read and write there',
  EPERM: 'this user has no permission to read and write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** The error's system code such as `ENOENT`; empty for any other error. */
export const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** A file system error as a sentence that begins with `what`; any other error unchanged. */
export const describeFileError = (what: string, error: unknown) => {
  const reason = REASONS[errorCode(error)];
  return reason ? new Error(`${what}: ${reason}.`) : error;
};

/** Writes to a temporary file and renames it, so that a crash leaves either the old content or the new. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Writes to a new file of that name, or of the name with `.2`, `.3` … when it exists. Returns the file's name. */
export async function writeNewFile(name: string, text: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const file = attempt === 1 ? name : `${name}.${attempt}`;
    try {
      await writeFile(file, text, { flag: 'wx' });
      return file;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}
