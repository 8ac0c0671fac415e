import { z } from 'zod';

// Zod compiles its schemas with `new Function` if it can; the content security policy forbids that and reports the
// attempt. Import this before any schema that runs in the browser.
z.config({ jitless: true });
