import sharp from "sharp";

// Memory matters more than the odd repeated decode: finished pictures are kept. Two pictures side by side are as fast as
// one on two threads, and pages need the processor too.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
