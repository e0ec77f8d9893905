export { copyImages } from './copy-images.ts'
export { findListedImage, findOwnImage, insertImage, sumImageBytes } from './image.queries.ts'
