export { atlasBoardOf as boardOf } from '@unjam/core/catalogue';
