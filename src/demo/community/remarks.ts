import type { Kind, Remarks } from './types.js';

const question: Remarks = {
  remarks: [
    'I had exactly this two winters ago. In the end it was the simplest explanation, so check the obvious things first, even if you feel silly.',
    'Following, because mine has begun to do the same.',
    'Change one thing at a time and write down what you did. I never do, and I regret it every time.',
    'No answer from me, but a very good description of the problem. I wish everybody asked like this.',
    'Look at what changed just before it started. In my experience it is always the thing that "cannot have anything to do with it".',
    'The library has a good book about this, bottom shelf on the left. I can look up the title tomorrow.',
    'I would wait a week before spending money. Half of these go away by themselves.',
    'My uncle swears by doing nothing at all. He is right about one time in three.',
    'Bring it to the next repair café if nothing helps. Four people looking at something together find it faster than one person for four evenings.',
    'There was a thread about this in spring, and I think the answer there was the same: start with what is cheap.',
    'Careful with the advice you find in videos on this. Most of them sell the part.',
    'That would annoy me too. I would give it one more evening, and then ask somebody who does it for a living.',
    '+1 to what was said above. And take a photo before you move anything.',
    'I keep a notebook for this kind of thing. Page 12 says: "was not plugged in". Just saying.',
  ],
  exchanges: [
    ['Is there any hurry with it?', 'None at all. I would just like to stop thinking about it.'],
    [
      'Have you asked somebody who does this for a living?',
      'I have. She said it depends, and looked out of the window.',
    ],
    ['What have you tried since then?', 'Most of what was suggested here. It is better, but not gone.'],
    ['How much time do you want to put into it, honestly?', 'A weekend. After that I will admit defeat.'],
  ],
  closings: [
    [
      'Any news, {author}?',
      'Yes! The first suggestion was the right one. I should have tried it before typing all this.',
    ],
    ['Did you sort it out in the end?', 'I did, thank you for asking. It took ten minutes once I knew where to look.'],
    ['It has gone quiet here. Is that a good sign?', 'A very good one. Sorry, I forgot to say so, and thank you all.'],
  ],
};

const solved: Remarks = {
  remarks: [
    'Thank you for coming back to say how it ended. Hardly anybody does.',
    'Bookmarked for the day when it happens to me, which will be soon.',
    'I learned three things from this thread, and I only came for the title.',
    'Solved before I could finish my coffee. This place is quicker than I am.',
    'And once more it was the simple thing.',
    'I had the same question and was too shy to ask. Thank you, {author}!',
    'Adding this to the list of reasons why I read along here.',
    'My way was longer and worse. I shall pretend that I never took it.',
    'Nice and short. Could every thread be like this?',
    'I tried this too, just now, and can confirm.',
    'Somebody should collect these. Not me, but somebody.',
    'I would have bet on something much more expensive.',
  ],
  exchanges: [
    ['Did that really do it?', 'It really did. I still look at it with suspicion, though.'],
    ['Would you have found it on your own?', 'Never. I was about to buy a new one of everything.'],
    ['How long did that take you in the end?', 'Ten minutes, after two weeks of putting it off.'],
    ['Can I link to this from elsewhere?', 'Of course, if you leave my name out of the silly part.'],
  ],
  closings: [
    ['Does it still hold, {author}?', 'It does. Not a word of complaint since.'],
    ['Still fine?', 'Still fine! I had forgotten that it was ever a problem.'],
  ],
};

const show: Remarks = {
  remarks: [
    'That is a beautiful piece of work. The details give away how much patience went into it.',
    'I showed this to my partner, and now I have a new entry on my list. Thank you very much.',
    'More of this please. I love threads where somebody simply made something.',
    'You make it look easy. I tried once and it ended in the shed with a cloth over it.',
    'The part that you call a mistake is my favourite bit.',
    'Saved for the winter, when I have time for such things. Or believe that I do.',
    'Simple, solid, and it will outlive all of us. Well done.',
    'This made my morning.',
    'I am stealing this idea and I am telling you so openly.',
    'Honest question to everybody: where do you all find the time? Wonderful, {author}.',
    'Please show it again in a year. I would like to see how it ages.',
    'I would have given up at the second step. Respect.',
  ],
  exchanges: [
    [
      'How long did it take, all in all?',
      'About three weekends, and half of that was looking for things I had just put down.',
    ],
    ['What would you do differently next time?', 'Measure twice. I always say so, and I never do.'],
    ['Was it expensive?', 'Less than 40 in all, because most of it was lying around.'],
    ['Would you say a beginner can do this?', 'Yes, if you do not mind that the first one is for practice.'],
    ['Are you going to do it again?', 'My sister has already put her name down, so I have no choice.'],
    ['Where did you learn that?', 'From my grandmother, and the rest from getting it wrong.'],
    ['Would you tell us more about it at the next meeting?', 'Gladly, if there is cake.'],
  ],
  closings: [
    ['Are you still happy with it?', 'More than on the first day. I would do it again tomorrow.'],
    ['How is it holding up, {author}?', 'Better than I am, thank you.'],
  ],
};

const talk: Remarks = {
  remarks: [
    'I read this twice, the second time aloud to the rest of the table. We are divided.',
    'Same here, and I thought that I was the only one.',
    'I see it a bit differently, but I like how you put it.',
    'This is the kind of thread I come here for.',
    'My mother used to say: you can get used to anything except a squeaking door.',
    'Now I shall think about this all day. Thanks, {author}.',
    'Depends on the day, to be honest. On Mondays certainly not.',
    'I changed my mind about this some years ago and have been happier since.',
    'Agreed on the first half. On the second I need another coffee.',
    'We did it that way for years, then stopped, and nobody could say why. Perhaps it is time to begin again.',
    'There should be a word for this.',
    'In my old town everybody did. Here I seem to be the odd one out.',
    'Put me down as undecided, but enthusiastic.',
  ],
  exchanges: [
    ['What made you think of it, {author}?', 'A conversation at the bus stop. The best ones happen there.'],
    ['Do you really mean that?', 'Most of it. The rest is for the sake of conversation.'],
    ['Has anybody told you so before?', 'My neighbour, twice. She is usually right.'],
    ['Is there more to this story?', 'There is, but it needs a long evening and better tea.'],
    ['Did anything come of it yet?', 'Not yet. I am patient, though it does not show.'],
    ['Am I late to this one?', 'Never too late. There is still room on the sofa.'],
  ],
  closings: [
    [
      'Have you changed your mind since, {author}?',
      'A little. The arguments here were better than mine, which I will deny.',
    ],
    ['I only found this thread now. Is it still open?', 'As open as the fridge at night.'],
  ],
};

const event: Remarks = {
  remarks: [
    'Count me in.',
    'I can be there from eleven. Should I bring anything besides a good mood?',
    'Cannot make it this time, but please do it again! Have fun, all of you.',
    'Is it still on if it rains? I shall come either way, I am only asking about shoes.',
    'Two of us are coming, one of them aged six and full of questions.',
    'Put it in the calendar in red. Last time was lovely.',
    'I will bring the big thermos.',
    'Could somebody give me a lift from the station? I can pay in biscuits.',
    'Late, but coming. Do not wait for me.',
    'Great idea, {author}. Thank you for organising it.',
    'Maybe. I have to find somebody for the dog first.',
  ],
  exchanges: [
    ['Can one join for half of it only?', 'Of course. Come when you can and leave when you must.'],
    [
      'Is there anything left to organise?',
      'Somebody to take pictures would be nice. Mine always have a thumb in them.',
    ],
    ['How many are we by now?', 'Nine, I think. More are welcome.'],
    ['Are dogs all right?', 'Friendly ones are more than all right.'],
    ['Where exactly do we meet?', 'By the fountain, ten minutes earlier, so that nobody has to run.'],
  ],
  closings: [
    ['So how was it? I had to miss it.', 'Loud and very good. We shall do it again.'],
    ['Who has pictures?', 'Noor has. The one with the hat must never be shown to anybody.'],
  ],
};

/** What people reply, by the kind of topic. */
export const remarksOf: Record<Kind, Remarks> = { question, solved, show, talk, event };
