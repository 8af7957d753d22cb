// Only LazyDialog may import this file: any other import would add the dialog to the first load.
export { Dialog } from '@primer/react';
