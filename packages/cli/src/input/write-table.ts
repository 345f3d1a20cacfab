// Only import() loads this file: @unjam/atlas may not be installed.
export { writeTable } from '@unjam/atlas';
