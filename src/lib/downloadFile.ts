/** Milliseconds. Safari on iOS reads the file some time after the click, and fails if its URL is gone (WebKit bug 211234). */
const KEPT_FOR = 60_000;

/** Saves a CSV file of this name in the browser's downloads. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
