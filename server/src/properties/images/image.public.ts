export { copyImages } from './copy-images.ts'
export { findImageForAccount, findListedImage, insertImage } from './image.queries.ts'
