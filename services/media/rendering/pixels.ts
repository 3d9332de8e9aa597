import sharp from "sharp";

// No cache: finished pictures are stored, so saving memory matters more than an occasional repeated decode. One thread
// each: two pictures in parallel are as fast as one on two threads, and pages need the processor too.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
