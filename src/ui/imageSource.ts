/** A bare image file name with a known extension: no folder, and nothing that has a meaning in a URL. */
const FILE_NAME = /^[^./\\?#%\p{Cc}][^/\\?#%\p{Cc}]*\.(svg|webp|avif|gif|png|jpe?g)$/iu;

interface ImageSource {
  src: string;
  /** The image is on another host, which must not learn what the buyer looks at. */
  isRemote: boolean;
}

/** The URL of a name in `images[]`: a file that the shop serves, or an absolute https address. Null for anything else. */
export function imageSource(name: string, base: string): ImageSource | null {
  if (/^https:\/\//i.test(name)) {
    if (!URL.canParse(name)) return null;
    const { href, username, password } = new URL(name);
    return username === '' && password === '' ? { src: href, isRemote: true } : null;
  }
  const file = decoded(name);
  if (!FILE_NAME.test(file) || file.includes('..')) return null;
  return { src: `${base}products/${encodeURIComponent(file)}`, isRemote: false };
}

/** Some backends send names that are percent-encoded already. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
