export { firstDifference, type KeptScene, readScenes, writeScenes } from './kept.ts';
export { type Scene, tellScene } from './scene.ts';
