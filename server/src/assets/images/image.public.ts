export { ImageTooLarge, FileFormatInvalid, factsOf, findImageUpload, readImageFile, receiveImage } from './image-uploads.ts'
export { type ServedImage, findListedImage, findOwnImage, insertImage } from './image.queries.ts'
export { releasePicture, storePicture } from './picture-files.ts'
export { type Picture, processPicture } from './picture.ts'
