// The mock server in a thread of its own, beside the page: reading, sorting and checking thousands of rows must not delay
// what the page shows.
import { openBrowserServer } from './browserServer';
import { servePort } from './serverPort';

servePort(self, openBrowserServer);
