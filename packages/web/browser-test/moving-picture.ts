import type { Page } from 'playwright-core';

/** A frame of a moving picture: a still WebP, and how long it is shown, in milliseconds. */
export interface Frame {
  readonly webp: Buffer;
  readonly shown: number;
}

const HEADER = 12;

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  // Chunks begin at even places.
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const uint24 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** The picture itself of a still WebP: the chunk of its pixels, without what stands around it. */
function pixelsOf(webp: Buffer): Buffer {
  for (let at = HEADER; at < webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (webp.toString('latin1', at, at + 3) === 'VP8' && webp[at + 3] !== 'X'.charCodeAt(0))
      return webp.subarray(at, end);
    at = end;
  }
  throw new Error('a frame is no still WebP');
}

/** Still pictures of one size as a moving one that begins again and again. */
export function movingPicture(frames: readonly Frame[], width: number, height: number): Buffer {
  const size = [uint24(width - 1), uint24(height - 1)];
  const ANIMATED = 2;
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), ...size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ webp, shown }) =>
      chunk(
        'ANMF',
        Buffer.concat([uint24(0), uint24(0), ...size, uint24(shown), Buffer.from([0]), pixelsOf(webp)]),
      ),
    ),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** A screenshot (a JPEG) as WebP of another size; `page` is a page of its own that draws it. */
export async function asWebp(page: Page, jpeg: Buffer, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, wide, high]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to draw on');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, wide, high);
      return canvas.toDataURL('image/webp', 0.7);
    },
    [`data:image/jpeg;base64,${jpeg.toString('base64')}`, width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
