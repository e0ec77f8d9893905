import sharp from 'sharp'
import { drawFacade } from '../pictures/facade.ts'
import { drawRoom } from '../pictures/room.ts'
import { processPicture } from '../../src/assets/images/picture.ts'
const t=()=>performance.now()
for (const [name, draw] of [['facade', (i:number)=>drawFacade({seed:`x${i}`,style:(['victorian','cabin','glassTower','warehouse'] as const)[i%4]})],['room',(i:number)=>drawRoom({seed:`r${i}`,kind:(['kitchen','bedroom','livingRoom','bathroom'] as const)[i%4]})]] as const) {
 for (let i=0;i<4;i++){ const a=t(); const svg=draw(i); const b=t(); const png=await sharp(Buffer.from(svg)).png({compressionLevel:1}).toBuffer(); const c=t(); const p=await processPicture(png); const d=t();
 console.log(name,i,'svg',svg.length,(b-a).toFixed(0),'raster',(c-b).toFixed(0),'png',png.length,'process',(d-c).toFixed(0), p.sizes.map(s=>`${s.width}:${s.webp.length}/${s.avif.length}`).join(' '))}
}
