// What moves, fetched after the table is there: nobody waits for an animation.
export { domAnimation as default } from 'motion/react';
