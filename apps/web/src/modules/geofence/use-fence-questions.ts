import { useNavigate } from '@tanstack/react-router';
import type { EphemeralMessage, FencePrompt } from '@waypost/contract';
import { useEffect, useEffectEvent } from 'react';
import { ephemeralHandlers } from '../../data/realtime/realtime.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { geofenceTexts } from './geofence-texts.ts';

const loadQuestion = () => withTexts(import('./show-question.ts'), geofenceTexts);

/** Shows what a geofence asks the member who just crossed it. */
export function useFenceQuestions(organizationId: number): void {
  const navigate = useNavigate();
  const ask = useEffectEvent(async (prompt: FencePrompt) => {
    const { showQuestion } = await loadQuestion();
    const params = {
      org_id: String(organizationId),
      project_id: String(prompt.project_id),
      featureCode: prompt.code,
    };
    showQuestion(prompt, () => {
      void navigate({ to: '/organizations/$org_id/projects/$project_id/features/$featureCode', params });
    });
  });
  useEffect(() => {
    const hear = (message: EphemeralMessage) => {
      if (message.type === 'geofence.asked') void ask(message.payload);
    };
    ephemeralHandlers.add(hear);
    return () => void ephemeralHandlers.delete(hear);
  }, []);
}
