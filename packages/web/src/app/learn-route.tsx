import { LearnPage } from '../learn/learn-page.tsx';
import { play, playOn } from './games.ts';

export default function LearnRoute() {
  return <LearnPage onPlay={play} onPlayOn={playOn} />;
}
