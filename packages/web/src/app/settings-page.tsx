import { SOUNDS as ALL_SOUNDS, sound } from '../director/sounds.ts';
import { changeSettings, useSettings } from '../store/settings.ts';
import { ChoiceField } from './choice-field.tsx';

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'As the device', hint: 'Dark or light as your device is set.' },
] as const;

const WINDOWS = [
  {
    value: 'relaxed',
    label: 'Relaxed',
    hint: 'You are asked what could matter at that moment; stops on the timing rail always ask.',
  },
  { value: 'strict', label: 'Strict', hint: 'You are asked in every window the rules open.' },
] as const;

const JACK_OUT = [
  {
    value: 'news',
    label: 'When something happened',
    hint: 'Not where nothing has since you chose to go on.',
  },
  { value: 'always', label: 'Always', hint: 'Wherever the rules let you.' },
] as const;

const PACES = [
  { value: 'calm', label: 'Calm', hint: 'What happens is shown at leisure.' },
  { value: 'even', label: 'Even', hint: 'About a second for what matters; a tap goes on.' },
  {
    value: 'swift',
    label: 'Swift',
    hint: 'Twice as fast, and the opponent moves without a pause: how long a bot thinks may tell something.',
  },
  { value: 'none', label: 'None', hint: 'You see what came of it; the log tells how.' },
] as const;

const SOUNDS = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On', hint: 'Cards, ice, damage and agendas are heard as they are shown.' },
] as const;

const ANIMATIONS = [
  {
    value: 'system',
    label: 'As the device',
    hint: 'Short, and none where your device asks for less motion.',
  },
  { value: 'off', label: 'Off' },
] as const;

export default function SettingsPage() {
  const settings = useSettings();
  const stops = settings.stops.corp.length + settings.stops.runner.length;
  return (
    <main className="page narrow">
      <h1>Settings</h1>
      <div className="panel">
        <ChoiceField
          legend="Theme"
          choices={THEMES}
          value={settings.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <ChoiceField
          legend="Windows"
          choices={WINDOWS}
          value={settings.windows}
          onChange={(windows) => changeSettings({ windows })}
        />
        <ChoiceField
          legend="Ask whether to jack out"
          choices={JACK_OUT}
          value={settings.jackOut}
          onChange={(jackOut) => changeSettings({ jackOut })}
        />
        <ChoiceField
          legend="Pace"
          choices={PACES}
          value={settings.pace}
          onChange={(pace) => changeSettings({ pace })}
        />
        <ChoiceField
          legend="Sounds"
          choices={SOUNDS}
          value={settings.sounds ? 'on' : 'off'}
          onChange={(value) => {
            changeSettings({ sounds: value === 'on' });
            if (value === 'on') sound('score', settings.volume);
          }}
        />
        {settings.sounds && (
          <div className="field">
            <label>
              Volume
              <input
                type="range"
                min="0"
                max="100"
                step="5"
                value={Math.round(settings.volume * 100)}
                onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
                onPointerUp={() => sound('turn', settings.volume)}
              />
            </label>
            <p>
              Listen:{' '}
              {ALL_SOUNDS.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="button quiet"
                  onClick={() => sound(name, settings.volume)}
                >
                  {name}
                </button>
              ))}
            </p>
          </div>
        )}
        <ChoiceField
          legend="Animations"
          choices={ANIMATIONS}
          value={settings.animations}
          onChange={(animations) => changeSettings({ animations })}
        />
        <div className="field">
          <p>Stops on the timing rail: {stops === 0 ? 'none' : stops}</p>
          <button
            type="button"
            className="button quiet"
            disabled={stops === 0}
            onClick={() => changeSettings({ stops: { corp: [], runner: [] } })}
          >
            Remove all stops
          </button>
        </div>
      </div>
    </main>
  );
}
